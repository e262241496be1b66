import { expect, signedIn, test } from "../harness/player.ts";
import { newGame, read } from "../harness/record.ts";

test("when two devices edit one game, the second sees both versions and loses nothing @en", async ({
  page,
  server,
  account,
  site,
  browser,
  baseURL,
}) => {
  const { t, at } = site;
  const game = await newGame(server, account, { turns: 7 });
  const storageState = await signedIn(server, account);
  const other = await browser.newPage({ baseURL, locale: site.lang, storageState });
  const turns = (device: typeof page) => device.getByLabel(t("gameDetails.turns"), { exact: true });
  const save = (device: typeof page) =>
    device.getByRole("button", { name: t("record.saveChanges"), exact: true });
  for (const device of [page, other]) {
    await device.goto(at(`/game/${game.id}/edit`));
    await expect(turns(device)).toHaveValue("7");
  }
  await turns(other).fill("8");
  await save(other).click();
  await expect(other).toHaveURL(at(`/game/${game.id}`));
  await other.close();

  await turns(page).fill("9");
  await page.getByRole("button", { name: t("games.endReason.poison"), exact: true }).click();
  await save(page).click();
  await expect(page.getByText(t("gameDetails.conflict"), { exact: true })).toBeVisible();
  await expect(page.getByText("8", { exact: true }).first()).toBeVisible();
  await expect(turns(page)).toHaveValue("9");
  await page.getByRole("button", { name: t("gameDetails.keepMine"), exact: true }).click();
  await expect(page).toHaveURL(at(`/game/${game.id}`));
  const { game: now } = await read(server, account, `/game/${game.id}`);
  expect(now).toMatchObject({ turns: 9, endReason: "poison", version: game.version + 2 });
});
