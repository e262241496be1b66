import { readFile } from "node:fs/promises";
import { call, identity } from "../harness/calls.ts";
import { newGroup, newPerson, personOf } from "../harness/people.ts";
import { expect, test } from "../harness/player.ts";
import { newDeck, newGame, read } from "../harness/record.ts";

test("an account's data can be exported as one file @en", async ({
  page,
  server,
  account,
  site,
}) => {
  const { t, at } = site;
  const me = await personOf(server, account);
  await newDeck(server, me, { name: "=Lanternes d’Émeraude" });
  await newGame(server, me, { note: "Une belle soirée" });
  await page.goto(at("/profile"));
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: t("profile.export"), exact: true }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toMatch(new RegExp(`^podium-${me.username}-.*\\.zip$`, "i"));
  const bytes = await readFile(await file.path());
  expect(bytes.subarray(0, 2).toString()).toBe("PK");
  // File names are not compressed in a ZIP archive.
  for (const name of [".json", "decks.csv", "games.csv", "notes.csv", "friends.csv"]) {
    expect(bytes.includes(name), name).toBe(true);
  }
});

test("an account is deleted by password and name, and other players keep their games @fr", async ({
  page,
  server,
  account,
  site,
}) => {
  const { t, at } = site;
  const me = await personOf(server, account);
  const ben = await newPerson(server, site, "Ben");
  const group = await newGroup(server, me, "Les Vendredis", [ben]);
  const game = await newGame(server, me, {
    playgroupId: group.id,
    seats: [
      { userId: me.id, placement: 1 },
      { userId: ben.id, placement: 2 },
    ],
  });
  await page.goto(at("/profile"));
  await page.getByRole("button", { name: t("profile.deleteOpen"), exact: true }).click();
  const dialog = page.getByRole("dialog");
  const confirm = dialog.getByRole("button", { name: t("deleteAccount.confirm"), exact: true });
  await expect(confirm).toBeDisabled();
  const name = dialog.getByLabel(t("deleteAccount.typeName", { name: me.username }), {
    exact: true,
  });
  await name.fill(me.username);
  const password = dialog.getByLabel(t("deleteAccount.password"), { exact: true });
  await password.fill("not this one");
  await confirm.click();
  await expect(dialog.getByText(t("deleteAccount.wrongPassword"), { exact: true })).toBeVisible();
  await expect(name).toHaveValue(me.username);
  await password.fill(account.password);
  await confirm.click();
  await expect(page.getByRole("heading", { name: t("auth.deleted"), exact: true })).toBeVisible();

  await page.goto(at("/dashboard"));
  await expect(page).toHaveURL(/\/login\?/);
  const { email } = account;
  const again = await identity(server, "signInWithPassword", { email, password: account.password });
  expect(again.status).toBe(400);
  expect((await call(server, "/user", { token: account.token })).status).toBe(401);

  const { playgroup } = await read(server, ben, `/playgroup/${group.id}`);
  expect(playgroup).toMatchObject({ role: "owner", membersCount: 1, gamesCount: 1 });
  const kept = (await read(server, ben, `/game/${game.id}`)).game;
  expect(kept.seats).toMatchObject([
    { userId: null, guestName: null, placement: 1 },
    { userId: ben.id, placement: 2 },
  ]);
  expect((await read(server, ben, "/user/friends")).friends).toEqual([]);
});
