import { expect, test } from "../harness/player.ts";

test("lists older than five minutes are reloaded on navigation @fr", async ({ page, site }) => {
  const { at, t } = site;
  let asked = 0;
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === "/api/user/decks") asked += 1;
  });
  const go = async (name: "games" | "friends") => {
    await page
      .getByRole("navigation", { name: t("shell.nav.label") })
      .getByRole("link", { name: t(`shell.nav.${name}`), exact: true })
      .click();
    await expect(page).toHaveURL(at(`/${name}`));
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  };
  await page.clock.install();
  await page.goto(at("/dashboard"));
  await expect.poll(() => asked).toBe(1);
  await go("games");
  expect(asked).toBe(1);
  await page.clock.fastForward(5 * 60_000 + 1_000);
  await go("friends");
  await expect.poll(() => asked).toBeGreaterThan(1);
});
