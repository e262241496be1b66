import { call, verifiedAccount } from "../harness/calls.ts";
import { fillSignIn } from "../harness/journey.ts";
import { looksRight } from "../harness/look.ts";
import { expect, test } from "../harness/player.ts";
import { gamesOf, newGame } from "../harness/record.ts";

test("a guest seat is claimed by link after signing in @fr", async ({
  page,
  server,
  account,
  site,
  browser,
  baseURL,
}) => {
  const { t, at } = site;
  const game = await newGame(server, account);
  await page.goto(at(`/game/${game.id}`));
  await page
    .getByRole("button", { name: t("gamePages.claim"), exact: false })
    .first()
    .click();
  const link = await page.getByRole("dialog").getByRole("textbox").inputValue();
  expect(new URL(link).origin).toBe(server.url);

  const guest = await verifiedAccount(server, site.lang, "Noémie");
  const context = await browser.newContext({ baseURL, locale: site.lang });
  const elsewhere = await context.newPage();
  const path = at(new URL(link).pathname.replace(/^\/fr\//, "/"));
  await looksRight(elsewhere, path);
  await elsewhere.getByRole("link", { name: t("claim.signIn"), exact: true }).click();
  await fillSignIn(elsewhere, guest, site);
  await expect(elsewhere).toHaveURL(path);
  await elsewhere.getByRole("button", { name: t("claim.claim"), exact: true }).click();
  await expect(elsewhere).toHaveURL(at(`/game/${game.id}`));
  await elsewhere.goto(at("/games"));
  await expect(elsewhere.getByRole("article")).toHaveCount(1);
  const [theirs] = await gamesOf(server, guest);
  expect(theirs.id).toBe(game.id);

  // A used link says so.
  await elsewhere.goto(path);
  const used = await call(server, `/claim/${path.split("/").at(-1)}`, {
    token: guest.token,
    lang: site.lang,
  });
  expect(used.body.code).toBe(62);
  await expect(elsewhere.getByText(used.body.message, { exact: true })).toBeVisible();
  await context.close();
});
