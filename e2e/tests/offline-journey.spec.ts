import type { Page } from "@playwright/test";
import { TablePage } from "../harness/live.ts";
import { expect, test } from "../harness/player.ts";
import { gamesOf, newGame, read } from "../harness/record.ts";
import { GUESTS, recorder } from "../harness/recording.ts";
import { seen, workerReady } from "../harness/worker.ts";

test.use({ serviceWorkers: "allow" });

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

test("an evening without a network, begun by a cold start, arrives exactly once", async ({
  page: first,
  context,
  server,
  account,
  site,
}) => {
  const { t, at } = site;
  const me = account.firstname;
  const list = (names: string[]) => new Intl.ListFormat(site.lang).format(names);
  const before = await newGame(server, account);

  await test.step("the app is opened once with a network", async () => {
    await first.goto(at(`/game/${before.id}`));
    await seen(first, `[null,"game","${before.id}"`);
    await first.goto(at("/dashboard"));
    await expect(first.getByText("Noémie", { exact: true }).first()).toBeVisible();
    await workerReady(first);
    await seen(first, '["games","last"');
    await seen(first, `formats-${site.lang}`);
  });
  await context.setOffline(true);
  await first.close();
  const page = await context.newPage();

  await test.step("a game is recorded", async () => {
    await page.goto(at("/dashboard"));
    const record = page
      .getByRole("main")
      .getByRole("link", { name: t("dashboard.recordGame"), exact: true });
    await record.first().click();
    const { first: starts, place, save, seatGuests } = recorder(page, site);
    await seatGuests();
    await starts(me).click();
    await place([...GUESTS, me]);
    await save().click();
    await expect(page.getByText(t("record.keptOffline"), { exact: true })).toBeVisible();
  });

  await test.step("a live game is played to its end", async () => {
    await page.goto(at("/live/new"));
    await page.getByLabel(t("seating.addGuest"), { exact: true }).fill("Ottilie");
    await button(page, t("seating.add")).click();
    await page
      .getByRole("button", { name: t("liveSetup.start", { count: 2 }), exact: true })
      .click();
    const table = new TablePage(page, site);
    await table.start(me);
    await table.tap(me, 2);
    await table.hold("Ottilie", 4);
    await table.goesOut(t("live.atLife", { name: "Ottilie", life: 0 }), me);
    const last = table.lastStanding(me);
    await last.getByRole("button", { name: t("live.finish"), exact: true }).click();
    await expect(page.getByText(t("liveOffline.waitsFinished"), { exact: true })).toBeVisible();
  });

  await test.step("a note is written on a game seen before", async () => {
    await page.goto(at(`/game/${before.id}`));
    await button(page, t("annotations.writeNote")).click();
    await page
      .getByRole("textbox", { name: t("annotations.note"), exact: true })
      .fill("Before the storm.");
    await button(page, t("annotations.save")).click();
    const unsent = page.getByRole("link", { name: t("gamePages.notSentYet"), exact: true });
    await expect(unsent).toBeVisible();
  });
  expect(await gamesOf(server, account)).toHaveLength(1);

  await test.step("all of it is listed as waiting", async () => {
    await page.goto(at("/waiting"));
    await expect(page.getByRole("heading", { level: 2 })).toHaveText([
      t("waiting.gameOf", { names: list([me, ...GUESTS]) }),
      t("waiting.note"),
      t("waiting.tableOf", { names: list([me, "Ottilie"]) }),
    ]);
    await page.getByRole("link", { name: t("waiting.openTable"), exact: true }).click();
    await expect(page.getByText(t("liveOffline.waitsFinished"), { exact: true })).toBeVisible();
  });

  await test.step("back on the network all of it is sent, once", async () => {
    const other = await context.newPage();
    await other.goto(at("/games"));
    await context.setOffline(false);
    const names = async () =>
      (await gamesOf(server, account)).map(({ seats }) => seats[1].guestName).toSorted();
    await expect.poll(names).toEqual(["Noémie", "Noémie", "Ottilie"]);
    for (const tab of [page, other]) {
      await tab.goto(at("/waiting"));
      await expect(tab.getByText(t("waiting.empty"), { exact: true })).toBeVisible();
    }
    expect(await names()).toEqual(["Noémie", "Noémie", "Ottilie"]);
    const { game } = await read(server, account, `/game/${before.id}`);
    expect(game.note).toMatchObject({ content: "Before the storm.", version: 1 });
    const live = (await gamesOf(server, account)).find(({ seats }) => seats.length === 2);
    expect(live.seats.map((seat: any) => [seat.placement, seat.finalLife])).toEqual([
      [1, 42],
      [2, 0],
    ]);
  });
});
