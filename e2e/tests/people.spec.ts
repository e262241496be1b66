import { filming } from "../harness/camera.ts";
import { looksRight } from "../harness/look.ts";
import { befriend, expect, newGroup, newPerson, personOf, test } from "../harness/people.ts";
import { signedIn } from "../harness/player.ts";
import { read, send } from "../harness/record.ts";

const LONG = "La Confrérie des Joueurs de Cartes de Saint-Germain-en-Laye";

test("every part of a group's page is accessible, for its owner and for an invited player @fr", async ({
  page,
  server,
  account,
  site,
  complaints,
}) => {
  const { at, t } = site;
  const owner = await personOf(server, account);
  const [host, ...others] = await Promise.all(
    ["Inès", "Anne-Sophie-Maximilienne", "Ben"].map((name) => newPerson(server, site, name)),
  );
  const group = await newGroup(server, owner, LONG, others);
  if (!host) throw new Error("nobody");
  await befriend(server, owner, host);
  await send(server, owner, `/playgroup/${group.id}/invite`, { id: host.id });
  await send(server, owner, `/playgroup/${group.id}/link`, { days: 7, uses: 5 });
  for (const part of ["members", "invitations", "activity", "settings"]) {
    await looksRight(page, at(`/playgroup/${group.id}?show=${part}`));
  }
  const door = await newGroup(server, host, "La Licorne");
  await send(server, host, `/playgroup/${door.id}/invite`, { id: owner.id });
  await looksRight(page, at(`/playgroup/${door.id}`));
  await expect(page.getByText(t("playgroups.invitesYou"), { exact: true })).toBeVisible();
  await looksRight(page, at("/playgroups"));
  expect(complaints).toEqual([]);
});

test("the friends list and profiles of strangers and blocked players are accessible @en", async ({
  page,
  server,
  site,
  account,
  complaints,
}) => {
  const { at, t } = site;
  await looksRight(page, at("/friends"));
  await expect(page.getByText(t("friends.empty"), { exact: true })).toBeVisible();
  const me = await personOf(server, account);
  const stranger = await newPerson(server, site, "Ben");
  await looksRight(page, at(`/user/${stranger.id}`));
  await expect(page.getByText(t("person.stranger"), { exact: true })).toBeVisible();
  await looksRight(page, at(`/friends/add?code=${stranger.code}`));
  await send(server, me, `/user/${stranger.id}/block`, {}, "PUT");
  await looksRight(page, at(`/user/${stranger.id}`));
  await expect(page.getByText(t("person.blocked", { name: "Ben" }), { exact: true })).toBeVisible();
  expect(complaints).toEqual([]);
});

test("the camera reads a friend code from another phone @fr", async ({
  browser,
  playwright,
  launchOptions,
  server,
  account,
  site,
}) => {
  const { at, t } = site;
  const ben = await newPerson(server, site, "Ben");
  const { qr } = await read(server, ben, "/user/qr");
  const args = [...(launchOptions.args ?? []), ...(await filming(browser, server, qr))];
  const phone = await playwright.chromium.launch({ ...launchOptions, args });
  const page = await phone.newPage({ storageState: await signedIn(server, account) });
  const refused: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") refused.push(message.text());
  });
  await page.goto(at("/friends/add"));
  await page.getByRole("button", { name: t("friends.scan"), exact: true }).click();
  await expect(page.getByLabel(t("friends.code"), { exact: true })).toHaveValue(ben.code);
  await page.getByRole("button", { name: t("people.ask"), exact: true }).click();
  await expect(
    page.getByText(t("friends.found.outgoing", { name: "Ben" }), { exact: true }),
  ).toBeVisible();
  expect(refused).toEqual([]);
  await phone.close();
});

test("a removed friend stays removed if the page is left at once @en", async ({
  page,
  server,
  site,
  account,
}) => {
  const me = await personOf(server, account);
  const ben = await newPerson(server, site, "Ben");
  await befriend(server, me, ben);
  await page.goto(site.at(`/user/${ben.id}`));
  await page
    .getByRole("button", { name: site.t("person.more", { name: "Ben" }), exact: true })
    .click();
  await page.getByRole("menuitem", { name: site.t("person.remove"), exact: true }).click();
  await expect(
    page.getByText(site.t("people.removed", { name: "Ben" }), { exact: true }),
  ).toBeVisible();
  await page.goto("about:blank");
  await expect.poll(async () => (await read(server, me, "/user/friends")).friends).toEqual([]);
});
