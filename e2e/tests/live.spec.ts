import { fillSignIn } from "../harness/journey.ts";
import {
  type Lives,
  newOverlay,
  newTable,
  overlayShows,
  TablePage,
  timelineOf,
} from "../harness/live.ts";
import { looksRight, violations } from "../harness/look.ts";
import { expect, newPerson, personOf, test } from "../harness/people.ts";
import { PHONE } from "../harness/readers.ts";
import { gamesOf, newGame, read, send } from "../harness/record.ts";
import { GUESTS } from "../harness/recording.ts";

test("five pages play a game to its end, through a lost network and two server crashes @fr", async ({
  page,
  server,
  account,
  site,
  device,
}) => {
  const { t, at } = site;
  const [ada, ben, cleo, dora] = await Promise.all([
    personOf(server, account),
    newPerson(server, site, "Ben"),
    newPerson(server, site, "Cleo"),
    newPerson(server, site, "Dora"),
  ]);
  const [a, b, c, guest] = [ada.firstname, ben.firstname, cleo.firstname, "Zoé"];
  const table = await newTable(server, ada, [ben, cleo, guest], {
    settings: { allSeats: true, joinAs: "viewer" },
  });
  const lives: Lives = { [a]: 40, [b]: 40, [c]: 40, [guest]: 40 };
  let taps = 0;

  const host = new TablePage(page, site);
  const phones = await Promise.all([ben, cleo].map((person) => device(person)));
  await Promise.all(phones.map((phone) => phone.setViewportSize(PHONE)));
  const [bens, cleos] = phones.map((phone) => new TablePage(phone, site)) as [TablePage, TablePage];
  const viewer = new TablePage(await device(dora), site);
  const overlay = await device(null);
  const pages = [host, bens, cleos, viewer];

  const tap = async (on: TablePage, name: string, delta: number) => {
    taps += Math.abs(delta);
    lives[name] = (lives[name] ?? 0) + delta;
    await on.tap(name, delta);
  };
  const allAgree = async () => {
    await Promise.all(pages.map((one) => one.shows(lives)));
    await overlayShows(overlay, lives);
  };

  await test.step("all five see the new table", async () => {
    await Promise.all(pages.map((one) => one.open(table.code)));
    const { pathname, hash } = await newOverlay(server, ada);
    await overlay.goto(at(pathname) + hash);
    await allAgree();
    await Promise.all(pages.map((one) => one.settled()));
  });

  await test.step("host and players can change life; viewers cannot", async () => {
    await host.start(a);
    await tap(host, guest, -2);
    await tap(bens, b, -3);
    await tap(cleos, c, 1);
    const half = viewer.button(t("live.lifeLess", { name: a }));
    await expect(half).toHaveAttribute("aria-disabled", "true");
    await half.press("Enter");
    await allAgree();
  });

  await test.step("the server is killed while two players tap", async () => {
    await Promise.all([server.crash(), tap(bens, b, -5), tap(host, guest, -4)]);
    await tap(bens, b, 1);
    await allAgree();
  });

  await test.step("one phone goes offline, the others play on, and the server is killed again", async () => {
    const before = { ...lives };
    await cleos.page.context().setOffline(true);
    await tap(cleos, c, -6);
    await cleos.shows({ [c]: lives[c] ?? 0 });
    await expect(
      cleos.page.getByText(t("live.waiting", { count: 6 }), { exact: false }),
    ).toBeVisible();
    await tap(bens, b, -2);
    await bens.button(t("live.nextTurn", { next: b, name: a, round: 1 })).click();
    await host.shows({ [b]: lives[b] ?? 0, [c]: before[c] ?? 0 });
    await Promise.all([server.crash(), tap(host, a, -3)]);
    await host.shows({ [a]: lives[a] ?? 0, [c]: before[c] ?? 0 });
    await cleos.page.context().setOffline(false);
    await allAgree();
    for (const { page } of pages)
      await expect(page.getByText(t("live.away"), { exact: false })).toHaveCount(0);
  });

  await test.step("players are eliminated by commander damage, by concession and at zero life", async () => {
    await bens.openSeat(guest, lives[guest] ?? 0);
    const hit = bens.button(t("live.more", { of: b }));
    for (let damage = 0; damage < 21; damage += 1) await hit.press("Enter");
    taps += 21;
    lives[guest] = (lives[guest] ?? 0) - 21;
    await bens.page.keyboard.press("Escape");
    await host.goesOut(t("live.byCommander", { name: guest }), b);
    await cleos.openSeat(c, lives[c] ?? 0);
    await cleos.button(t("liveSheets.concede")).click();
    await bens.button(t("live.nextTurn", { next: a, name: b, round: 1 })).click();
    await host.hold(a, 4);
    taps += 4;
    lives[a] = (lives[a] ?? 0) - 40;
    // It is her own turn, so nobody else comes to mind.
    await bens.goesOut(t("live.atLife", { name: a, life: lives[a] }), null);
    await allAgree();
  });

  await test.step("host and player finish at the same moment, which makes one game", async () => {
    await bens.openFinish(b);
    // Find both buttons first: the first press closes the question on the other page.
    const finish = [
      host.lastStanding(b).getByRole("button", { name: t("live.finish"), exact: true }),
      bens.button(t("liveSheets.finishNow")),
    ];
    const buttons = await Promise.all(
      finish.map(async (button) => {
        await expect(button).toBeEnabled();
        return button.elementHandle();
      }),
    );
    await Promise.all(buttons.map((button) => button?.evaluate((it: HTMLElement) => it.click())));
    for (const { page } of pages) {
      await expect(page.getByRole("heading", { name: t("live.over"), exact: true })).toBeVisible();
      await expect(
        page.getByRole("link", { name: t("liveSheets.toGame"), exact: true }),
      ).toBeVisible();
    }
    await expect(
      overlay.getByText(t("overlay.winner", { name: b }), { exact: true }),
    ).toBeVisible();
    await allAgree();
  });

  const [game, ...others] = await gamesOf(server, ada);
  await test.step("every tap is recorded once", async () => {
    expect(others).toEqual([]);
    const { events } = await timelineOf(server, ada, table.id);
    const ids = new Set(events.map(({ id }: { id: string }) => id));
    expect(ids.size).toBe(events.length);
    expect(events.map(({ sequence }: { sequence: number }) => sequence)).toEqual(
      events.map((_: unknown, index: number) => index + 1),
    );
    expect(events.filter(({ what }: any) => what.type === "step" && what.tap)).toHaveLength(taps);
    const ended = events.filter(({ what }: any) => what.type === "finished");
    expect(ended).toHaveLength(1);
    const { game: recorded } = await read(server, ben, `/game/${game.id}`);
    expect(recorded.live).toBe(true);
    const result = Object.fromEntries(
      recorded.seats.map((seat: any) => [seat.firstname ?? seat.guestName, seat]),
    );
    expect(result[b].placement).toBe(1);
    for (const [name, life] of Object.entries(lives)) expect(result[name].finalLife).toBe(life);
  });

  await test.step("the game's page shows how it went", async () => {
    await page.getByRole("link", { name: t("liveSheets.toGame"), exact: true }).click();
    await expect(page).toHaveURL(at(`/game/${game.id}`));
    const moment = page.getByRole("slider", { name: t("gameLive.moment"), exact: true });
    await moment.press("End");
    await expect(moment).toHaveAttribute("aria-valuetext", new RegExp(t("tableLines.finished")));
    const cursor = page.getByRole("slider", { name: t("gameLive.lifeAt"), exact: true });
    await expect(cursor).toHaveAttribute("aria-valuetext", new RegExp(`${b} ${lives[b]}`));
    const hits = page.getByRole("table", { name: t("gameLive.hitsCaption"), exact: true });
    await expect(
      hits.getByRole("row", { name: b, exact: false }).getByRole("cell").last(),
    ).toHaveText("21");
    await looksRight(page, at(`/game/${game.id}`));
  });
});

test("a table is opened in two taps and joined by link or code, even when signed out @en", async ({
  page,
  server,
  account,
  site,
  device,
}) => {
  const { t, at } = site;
  const [ada, ben, cleo] = await Promise.all([
    personOf(server, account),
    newPerson(server, site, "Ben"),
    newPerson(server, site, "Cleo"),
  ]);
  await newGame(server, account);
  await page.goto(at("/dashboard"));
  await page.getByRole("link", { name: t("dashboard.startLive"), exact: true }).click();
  await page.getByRole("button", { name: t("liveSetup.sameAgain"), exact: false }).click();
  await expect(page).toHaveURL(/\/live\/[2-9A-HJKMNP-Z]{6}$/);
  const host = new TablePage(page, site);
  const lives: Lives = Object.fromEntries([ada.firstname, ...GUESTS].map((name) => [name, 40]));
  await host.shows(lives);
  const address = new URL(page.url()).pathname;
  const code = address.slice(-6);

  await test.step("join by link, starting signed out", async () => {
    const elsewhere = await device(null);
    await elsewhere.goto(address);
    const guests = elsewhere.getByRole("dialog", { name: t("liveGuest.title"), exact: true });
    await guests.getByRole("link", { name: t("liveGuest.signIn"), exact: true }).click();
    await fillSignIn(elsewhere, ben, site);
    await expect(elsewhere).toHaveURL(address);
    const bens = new TablePage(elsewhere, site);
    await bens.button(GUESTS[0]).click();
    delete lives[GUESTS[0]];
    lives[ben.firstname] = 40;
    await bens.shows(lives);
    await bens.tap(ben.firstname, -1);
    lives[ben.firstname] = 39;
    await host.shows(lives);
  });

  await test.step("join by code from the dashboard, which then links to the table", async () => {
    const other = await device(cleo);
    await other.goto(at("/dashboard"));
    await other.getByRole("button", { name: t("dashboard.joinTable"), exact: true }).click();
    const typed = other.getByRole("textbox", { name: t("joinTable.code"), exact: true });
    await typed.fill(`${code.slice(0, 3).toLowerCase()} ${code.slice(3)}`);
    await typed.press("Enter");
    await expect(other).toHaveURL(address);
    const cleos = new TablePage(other, site);
    await cleos.button(t("liveSheets.noSeat")).click();
    await cleos.shows(lives);
    await other.goto(at("/dashboard"));
    await other.getByRole("link", { name: t("dashboardLive.back"), exact: true }).click();
    await expect(other).toHaveURL(address);
  });

  await test.step("an unknown code says so", async () => {
    const other = await device(cleo);
    await other.goto(at("/live/222222"));
    await expect(other.getByText(t("live.unknown"), { exact: true })).toBeVisible();
  });
});

test("a new streaming address works, and the old one stops for good @fr", async ({
  page,
  server,
  account,
  site,
  device,
}) => {
  const { t, at } = site;
  const ada = await personOf(server, account);
  await newTable(server, ada, ["Zoé"]);
  const lives: Lives = { [ada.firstname]: 40, Zoé: 40 };
  await page.goto(at("/profile"));
  const address = page.getByLabel(t("streaming.address"), { exact: true });

  await page.getByRole("button", { name: t("streaming.make"), exact: true }).click();
  const first = await address.inputValue();
  const old = await device(null);
  await old.goto(first);
  await overlayShows(old, lives);
  // An overlay is only watched in a stream, so it needs no heading.
  expect(await violations(old, { rules: { "page-has-heading-one": { enabled: false } } })).toEqual(
    [],
  );

  await page.getByRole("button", { name: t("streaming.makeNew"), exact: true }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: t("streaming.makeNew"), exact: true })
    .click();
  await expect(address).not.toHaveValue(first);
  await expect(old.locator(".overlay-seat")).toHaveCount(0);
  const fresh = await device(null);
  await fresh.goto(await address.inputValue());
  await overlayShows(fresh, lives);
  await old.reload();
  await expect(old.getByRole("main")).toHaveText("refused");
});

test("keys at the control desk change the table, and a viewer sees the connection details @en", async ({
  page,
  server,
  account,
  site,
  device,
}) => {
  const { t, at } = site;
  const [ada, dora] = await Promise.all([
    personOf(server, account),
    newPerson(server, site, "Dora"),
  ]);
  const table = await newTable(server, ada, ["Kofi", "Zoé"], {
    settings: { allSeats: true, joinAs: "viewer" },
  });
  await send(server, dora, `/live/${table.code}/join`, {});
  const life = (name: string) => page.getByLabel(t("stream.setLife", { name }), { exact: true });
  await page.goto(at("/websocket/sender"));
  await expect(life("Kofi")).toHaveValue("40");
  const watching = await device(dora);
  await watching.goto(at("/websocket/receiver"));
  const fact = (name: string) =>
    watching.getByText(name, { exact: true }).locator("xpath=following-sibling::dd");
  const player = (name: string) => watching.getByRole("listitem").filter({ hasText: name });
  await expect(fact(t("stream.asViewer"))).toHaveText(t("stream.role.viewer"));
  await expect(fact(t("stream.sequence"))).toHaveText("1");

  for (const key of ["2", "ArrowDown", "Shift+ArrowDown", "PageUp"]) await page.keyboard.press(key);
  await expect(life("Kofi")).toHaveValue("44");
  await expect(player("Kofi").first()).toContainText(t("live.life", { life: 44 }));
  await expect(fact(t("stream.sequence"))).toHaveText("4");
  // Ada's commander deals damage to Kofi.
  for (const key of ["d", "1", "ArrowUp", "ArrowUp", "Escape", "t"]) await page.keyboard.press(key);
  await expect(life("Kofi")).toHaveValue("42");
  await expect(player("Kofi").first()).toContainText(t("live.life", { life: 42 }));
  await expect(fact(t("stream.sequence"))).toHaveText("7");
  for (const key of ["u", "u"]) await page.keyboard.press(key);
  await expect(player("Kofi").first()).toContainText(t("live.life", { life: 44 }));

  await test.step("both pages reconnect after a crash and count it", async () => {
    await expect(fact(t("stream.reconnects"))).toHaveText(t("stream.times", { count: 0 }));
    await server.crash();
    await page.keyboard.press("ArrowUp");
    await expect(player("Kofi").first()).toContainText(t("live.life", { life: 45 }));
    await expect(fact(t("stream.reconnects"))).toHaveText(t("stream.times", { count: 1 }));
  });
});
