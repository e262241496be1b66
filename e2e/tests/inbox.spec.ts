import { befriend, expect, newGroup, newPerson, personOf, test } from "../harness/people.ts";
import { gamesOf, newGame, read, send } from "../harness/record.ts";
import { putAway } from "../harness/states.ts";

test("a game that a friend recorded needs no answer, and can be contested @en", async ({
  page,
  server,
  account,
  site,
}) => {
  const { t, at } = site;
  const [me, ben] = [await personOf(server, account), await newPerson(server, site, "Ben")];
  await befriend(server, me, ben);
  const seats = [
    { userId: ben.id, placement: 1 },
    { userId: me.id, placement: 2 },
  ];
  await newGame(server, ben, { seats });
  const main = page.getByRole("main");
  await page.goto(at("/dashboard"));
  await expect(main.getByRole("article")).toHaveCount(1);
  await expect(main.getByRole("heading", { name: t("bell.title"), exact: false })).toHaveCount(0);

  await page.getByRole("button", { name: t("bell.none"), exact: true }).click();
  const inbox = page.getByRole("dialog", { name: t("bell.title"), exact: true });
  const what = t("inbox.gameBy", { name: "Ben" });
  await expect(inbox.getByText(t("inbox.recorded"), { exact: true })).toBeVisible();
  await inbox
    .getByRole("button", {
      name: t("inbox.about", { answer: t("inbox.notMe"), what }),
      exact: true,
    })
    .click();
  await expect(inbox.getByText(what, { exact: false })).toHaveCount(0);
  await putAway(page, site);
  await expect.poll(async () => (await gamesOf(server, me)).length).toBe(0);
  const [his] = await gamesOf(server, ben);
  expect(his.seats.map((seat: any) => seat.userId)).toEqual([ben.id, null]);
});

test("requests and invitations are one inbox, answered on the dashboard and counted by the bell @fr", async ({
  page,
  server,
  account,
  site,
}) => {
  const { t, at } = site;
  const me = await personOf(server, account);
  const [ben, cleo] = [await newPerson(server, site, "Ben"), await newPerson(server, site, "Cleo")];
  await befriend(server, me, ben);
  await newGame(server, ben, {
    seats: [
      { userId: ben.id, placement: 1 },
      { userId: me.id, placement: 2 },
    ],
  });
  const group = await newGroup(server, ben, "Thursday");
  await send(server, ben, `/playgroup/${group.id}/invite`, { id: me.id });
  await send(server, cleo, `/users/${me.code}`, {});
  const { waiting } = await read(server, me, "/user/inbox");
  expect([waiting.count, waiting.games.length]).toEqual([2, 1]);

  await page.goto(at("/dashboard"));
  const inbox = page.getByRole("main").getByRole("region", { name: t("bell.title"), exact: true });
  const bell = (count: number) =>
    page.getByRole("button", {
      name: count ? t("bell.some", { count }) : t("bell.none"),
      exact: true,
    });
  await expect(inbox.getByRole("listitem")).toHaveCount(2);
  await expect(bell(2)).toBeVisible();
  await inbox
    .getByRole("button", { name: t("people.acceptNamed", { name: "Cleo" }), exact: true })
    .click();
  await expect(bell(1)).toBeVisible();
  await inbox
    .getByRole("button", { name: t("groups.acceptNamed", { name: "Thursday" }), exact: true })
    .click();
  await expect(bell(0)).toBeVisible();
  await expect(inbox).toHaveCount(0);
});
