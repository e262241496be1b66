import { expect, test } from "../harness/player.ts";
import { gamesOf, newGame } from "../harness/record.ts";
import { GUESTS, recorder } from "../harness/recording.ts";

test("recorded without a network, shown as waiting, sent once when it is back", async ({
  page,
  context,
  server,
  account,
  site,
}) => {
  const { t } = site;
  await newGame(server, account);
  const { pod, place, save } = recorder(page, site);
  // The page of games has been seen before the network went.
  await page.goto(site.at("/games"));
  await expect(page.getByRole("article")).toHaveCount(1);
  await page
    .getByRole("main")
    .getByRole("link", { name: t("gameLists.record") })
    .first()
    .click();
  await pod().click();
  await context.setOffline(true);
  await place([...GUESTS, account.firstname]);
  await save().click();
  await expect(page.getByText(t("record.keptOffline"))).toBeVisible();
  await page
    .getByRole("navigation", { name: t("shell.nav.label") })
    .getByRole("link", { name: t("shell.nav.games") })
    .click();
  await expect(page.getByText(t("gameLists.waiting"), { exact: true })).toBeVisible();
  expect(await gamesOf(server, account)).toHaveLength(1);

  await context.setOffline(false);
  await expect(page.getByText(t("gameLists.waiting"), { exact: true })).toHaveCount(0);
  await expect(page.getByRole("article")).toHaveCount(2);
  await page.reload();
  await expect(page.getByRole("article")).toHaveCount(2);
  expect(await gamesOf(server, account)).toHaveLength(2);
});
