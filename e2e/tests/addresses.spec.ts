import { expect, test } from "../harness/player.ts";

// http/pages.spec.ts tests every spelling by calls; here a browser opens a few.

for (const [address, right] of [
  ["//decks?x=1#part", "/decks?x=1#part"],
  ["/DECKS/", "/decks"],
  ["/FR//Games", "/fr/games"],
] as const) {
  test(`${address} opens ${right} @en`, async ({ page, server }) => {
    await page.goto(server.url + address);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(server.url + right);
  });
}

test("an address within the app is spelled right, too, and none leads to another site @fr", async ({
  page,
  server,
  site: { at, t },
}) => {
  await page.goto(`${at("/login")}?redirect=/DECKS/`);
  await expect(page).toHaveURL(at("/decks"));
  for (const nowhere of ["//evil.example", "//evil.example/decks"]) {
    await page.goto(server.url + nowhere);
    await expect(
      page.getByRole("heading", { name: t("shell.error.notFound"), exact: true }),
    ).toBeVisible();
    expect(new URL(page.url()).origin).toBe(server.url);
  }
});
