import type { Page } from "@playwright/test";
import { TablePage, timelineOf } from "../harness/live.ts";
import { looksRight } from "../harness/look.ts";
import { befriend, expect, newPerson, personOf, test } from "../harness/people.ts";
import { PHONE } from "../harness/readers.ts";
import { gamesOf, newGame, read } from "../harness/record.ts";

/** The server's calls fail, and the app still loads. */
async function cut(page: Page): Promise<void> {
  await page.route("**/api/**", (route) => route.abort("internetdisconnected"));
}

async function restore(page: Page): Promise<void> {
  await page.unroute("**/api/**");
  await page.evaluate(() => dispatchEvent(new Event("online")));
}

test("a game is played offline to its end, through a reload, and is recorded once @fr", async ({
  page,
  server,
  account,
  site,
  device,
}) => {
  const { t, at } = site;
  const [ada, ben] = await Promise.all([personOf(server, account), newPerson(server, site, "Ben")]);
  await befriend(server, ada, ben);
  const [a, b, guest] = [ada.firstname, ben.firstname, "Zoé"];
  const seats = [{ userId: ada.id }, { userId: ben.id }, { guestName: guest }];
  await newGame(server, ada, {
    seats: seats.map((seat, index) => ({ ...seat, placement: index + 1 })),
  });
  await page.setViewportSize(PHONE);
  const host = new TablePage(page, site);

  await test.step("it starts without the server, with people as last seen", async () => {
    await page.goto(at("/live/new"));
    const again = page.getByRole("button", { name: t("liveSetup.sameAgain"), exact: false });
    await expect(again).toBeVisible();
    await cut(page);
    await again.click();
    await expect(page).toHaveURL(/\/live\/[\da-f-]{36}$/);
    await host.shows({ [a]: 40, [b]: 40, [guest]: 40 });
    await expect(
      page.getByRole("heading", { name: t("live.headingOffline"), exact: true }),
    ).toHaveCount(1);
  });
  const id = page.url().split("/").at(-1) ?? "";

  await test.step("dice are this device's own, and what needs others says so", async () => {
    await host.button(t("live.whoStarts")).click();
    await expect(page.getByText(t("liveOffline.diceOffline"), { exact: true })).toBeVisible();
    await host.button(b).click();
    await host.button(t("live.firstTurn")).click();
    await host.button(t("live.dice")).click();
    await host.button(t("live.dieOf", { sides: 20 })).click();
    await host.button(t("live.closeRoll")).click();
    await host.tap(guest, -3);
    await host.tap(a, 2);
    await host.button(t("live.menu")).click();
    await host.button(t("liveSheets.share")).click();
    await expect(page.getByText(t("liveOffline.waits"), { exact: true })).toBeVisible();
    await looksRight(page, new URL(page.url()).pathname);
    await page.keyboard.press("Escape");
  });

  await test.step("after a reload the table is found again from the start page", async () => {
    await page.goto(at("/dashboard"));
    await page.getByRole("link", { name: t("dashboardLive.onThisDevice"), exact: true }).click();
    await host.shows({ [a]: 42, [b]: 40, [guest]: 37 });
    await page
      .getByRole("button", { name: t("live.undoes", { what: "" }).trim(), exact: false })
      .click();
    await host.shows({ [a]: 40 });
    await host.tap(a, 1);
    await host.button(t("live.nextTurn", { next: guest, name: b, round: 1 })).click();
  });

  await test.step("players are eliminated, and the game ends", async () => {
    await host.hold(guest, 4);
    await host.goesOut(t("live.atLife", { name: guest, life: -3 }), null);
    await host.openSeat(a, 41);
    await host.button(t("liveSheets.concede")).click();
    await host
      .lastStanding(b)
      .getByRole("button", { name: t("live.finish"), exact: true })
      .click();
    await expect(page.getByRole("heading", { name: t("live.over"), exact: true })).toBeVisible();
    await expect(page.getByText(t("liveOffline.waitsFinished"), { exact: true })).toBeVisible();
    await looksRight(page, new URL(page.url()).pathname);
    expect(await gamesOf(server, ada)).toHaveLength(1);
  });

  await test.step("back online it is a table like any other, with its game", async () => {
    await restore(page);
    await page.getByRole("link", { name: t("liveSheets.toGame"), exact: true }).click();
    await expect(
      page.getByRole("slider", { name: t("gameLive.moment"), exact: true }),
    ).toBeVisible();
    const [game, ...others] = await gamesOf(server, ada);
    expect(others).toHaveLength(1);
    const { game: recorded } = await read(server, ben, `/game/${game.id}`);
    const result = recorded.seats.map((seat: any) => [
      seat.firstname ?? seat.guestName,
      seat.placement,
      seat.finalLife,
    ]);
    expect(result).toEqual([
      [b, 1, 40],
      [guest, 3, -3],
      [a, 2, 41],
    ]);
    const { events } = await timelineOf(server, ada, id);
    expect(new Set(events.map((event: any) => event.id)).size).toBe(events.length);
    const rolled = events.filter(({ what }: any) => what.type === "rolled");
    expect(rolled.map(({ what }: any) => what.offline)).toEqual([true]);
    await page.reload();
    expect(await gamesOf(server, ada)).toHaveLength(2);
  });

  await test.step("the other player sees it on their own device", async () => {
    const bens = await device(ben);
    const [game] = await gamesOf(server, ada);
    await bens.goto(at(`/game/${game.id}`));
    await expect(
      bens.getByRole("slider", { name: t("gameLive.moment"), exact: true }),
    ).toBeVisible();
  });
});

test("a table started offline is shared in the middle of the game, without losing a tap @en", async ({
  page,
  server,
  account,
  site,
  device,
}) => {
  const { t, at } = site;
  const [ada, ben] = await Promise.all([personOf(server, account), newPerson(server, site, "Ben")]);
  await befriend(server, ada, ben);
  const [a, b] = [ada.firstname, ben.firstname];
  await newGame(server, ada, {
    seats: [
      { userId: ada.id, placement: 1 },
      { userId: ben.id, placement: 2 },
    ],
  });
  const host = new TablePage(page, site);
  await page.goto(at("/live/new"));
  const again = page.getByRole("button", { name: t("liveSetup.sameAgain"), exact: false });
  await expect(again).toBeVisible();
  await cut(page);
  await again.click();
  await host.start(a);
  await host.tap(b, -5);
  const bens = await device(ben);
  await bens.goto(at("/dashboard"));

  await Promise.all([restore(page), host.tap(a, -4)]);
  await expect(
    page.getByRole("heading", { name: t("live.headingOffline"), exact: false }),
  ).toHaveCount(0);
  await host.tap(a, -1);
  // He was told, and finds it on his start page.
  await bens.getByRole("link", { name: /^Code / }).click();
  const other = new TablePage(bens, site);
  await other.shows({ [a]: 35, [b]: 35 });
  await other.tap(b, 1);
  await host.shows({ [a]: 35, [b]: 36 });
  await host.button(t("live.menu")).click();
  await host.button(t("liveSheets.share")).click();
  await expect(page.getByRole("img", { name: t("liveSheets.qrAlt"), exact: true })).toBeVisible();
});
