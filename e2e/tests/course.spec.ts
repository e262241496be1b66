import { newTable, TablePage } from "../harness/live.ts";
import { expect, newPerson, personOf, test } from "../harness/people.ts";
import { PHONE } from "../harness/readers.ts";

test("four devices follow a game from who goes first to the next one @fr", async ({
  page,
  server,
  account,
  site,
  device,
}) => {
  const { t, at } = site;
  const [ada, ben, dora] = await Promise.all([
    personOf(server, account),
    newPerson(server, site, "Ben"),
    newPerson(server, site, "Dora"),
  ]);
  // Without an account.
  const cleo = "Cleo";
  const names = [ada.firstname, ben.firstname, cleo];
  const table = await newTable(server, ada, [ben, cleo], {
    settings: { allSeats: true, joinAs: "viewer", guests: "player", locked: false },
  });
  const host = new TablePage(page, site);
  const phones = await Promise.all([ben, null].map((person) => device(person)));
  await Promise.all(phones.map((phone) => phone.setViewportSize(PHONE)));
  const [bens, cleos] = phones.map((phone) => new TablePage(phone, site)) as [TablePage, TablePage];
  const viewer = new TablePage(await device(dora), site);
  const pages = [host, bens, cleos, viewer];
  await Promise.all(pages.map((one) => one.open(table.code)));
  const everywhere = (look: (one: TablePage) => Promise<void>) => Promise.all(pages.map(look));
  const forty = Object.fromEntries(names.map((name) => [name, 40]));
  await cleos.button(cleo).click();
  await everywhere((one) => one.shows(forty));
  await everywhere((one) => one.settled());

  /** In turn order, once somebody goes first. */
  let order = names;
  const turn = (round: number, name: string, next: string) =>
    everywhere((one) =>
      expect(one.button(t("live.nextTurn", { next, name, round }))).toBeVisible(),
    );

  await test.step("the server rolls who goes first, and all see it", async () => {
    await host.button(t("live.whoStarts")).click();
    await host.button(t("liveSheets.rollStarter")).click();
    const announced = names.map((name) => t("live.starts", { name }));
    const sheet = page.getByRole("dialog", { name: t("live.counter.mulligans"), exact: true });
    const said = await sheet.locator("p[role=status]").textContent();
    expect(announced).toContain(said);
    const first = announced.indexOf(said ?? "");
    order = [...names.slice(first), ...names.slice(0, first)];
    const label = t("live.firstTurnOf", { name: order[0] ?? "" });
    for (const one of [bens, cleos, viewer]) await expect(one.button(label)).toBeVisible();
  });

  const [first, second, third] = order as [string, string, string];

  await test.step("mulligans are counted, then the first turn starts everywhere", async () => {
    const sheet = page.getByRole("dialog");
    const row = sheet.getByRole("listitem").filter({ hasText: second });
    await row
      .getByRole("button", { name: t("live.more", { of: second }), exact: true })
      .press("Enter");
    await expect(row.locator("output")).toHaveText("1");
    await sheet.getByRole("button", { name: t("live.firstTurn"), exact: true }).click();
    await turn(1, first, second);
  });

  await test.step("a player's phone passes the turn; viewers cannot", async () => {
    await expect(
      viewer.button(t("live.nextTurn", { next: second, name: first, round: 1 })),
    ).toBeDisabled();
    await bens.button(t("live.nextTurn", { next: second, name: first, round: 1 })).click();
    await turn(1, second, third);
  });

  await test.step("commander damage takes life on all devices", async () => {
    await host.openSeat(third, 40);
    const hit = host.button(t("live.more", { of: second }));
    for (let dealt = 0; dealt < 3; dealt += 1) await hit.press("Enter");
    await page.keyboard.press("Escape");
    await everywhere((one) => one.shows({ [third]: 37 }));
  });

  await test.step("an elimination is asked on the seat, and undone there", async () => {
    await host.hold(third, 3);
    await host.tap(third, -7);
    await everywhere((one) => one.shows({ [third]: 0 }));
    const reason = t("live.atLife", { name: third, life: 0 });
    await host.goesOut(reason, second);
    const seat = page.getByRole("region", { name: third, exact: true });
    await expect(seat).toContainText(t("live.isOutBy", { name: second }));
    await seat.getByRole("button", { name: t("live.undo"), exact: true }).click();
    await host.goesOut(reason, second);
    await turn(1, second, first);
  });

  await test.step("one player is left, and one tap finishes for all", async () => {
    await host.hold(first, 4);
    await host.goesOut(t("live.atLife", { name: first, life: 0 }), second);
    await host
      .lastStanding(second)
      .getByRole("button", { name: t("live.finish"), exact: true })
      .click();
    const wins = t("live.wins", { name: second });
    await everywhere((one) => expect(one.page.getByText(wins, { exact: true })).toBeVisible());
  });

  await test.step("the next game starts with the player after the last starter", async () => {
    await host.button(t("liveSheets.nextGame")).click();
    await page.waitForURL(at("/live/new"));
    await expect(
      page.getByText(t("liveSetup.goesFirst", { name: second }), { exact: true }),
    ).toBeVisible();
    await page
      .getByRole("button", { name: t("liveSetup.start", { count: 3 }), exact: true })
      .click();
    await expect(host.button(t("live.firstTurnOf", { name: second }))).toBeVisible();
    await bens.page.reload();
    await bens.page.getByRole("link", { name: t("liveSheets.toNext"), exact: true }).click();
    await expect(bens.button(t("live.firstTurnOf", { name: second }))).toBeVisible();
  });
});
