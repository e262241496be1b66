import type { Page } from "@playwright/test";
import { accessibleInBothThemes, looksRight } from "../harness/look.ts";
import { expect, newGroup, newPerson, personOf, test } from "../harness/people.ts";
import { read, remove, send } from "../harness/record.ts";
import { openListening, putAway } from "../harness/states.ts";
import {
  card,
  cellsOf,
  daysAgo,
  played,
  rated,
  tableOf,
  takenAlong,
  tile,
} from "../harness/stats.ts";
import type { Site } from "../harness/test.ts";

// A group's stats, seen by several members at the same time.

const GROUP = "Les Vendredis de la Lampe";
const [KOFI, _ZOE] = ["Kofi", "Zoé"] as const;

const board = (page: Page, { t }: Site) =>
  card(page, t("groupStats.leaderboard")).locator("ol").first().locator("> li");

/** Marks a page, to check later that it was not reloaded. */
const marked = (page: Page) => ({
  mark: () => page.evaluate(() => document.body.setAttribute("data-same", "")),
  same: () => expect(page.locator("body[data-same]")).toHaveCount(1),
});

test("a game recorded by another member updates the leaderboard of an open page @fr", async ({
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
    newPerson(server, site, "Cléo"),
  ]);
  const group = await newGroup(server, ada, GROUP, [ben, cleo]);
  const here = { playgroupId: group.id };
  const address = at(`/playgroup/${group.id}?show=figures`);
  const bens = await device(ben);
  await Promise.all([openListening(page, address), openListening(bens, address)]);
  await expect(page.getByText(t("groupStats.empty"), { exact: true })).toBeVisible();
  for (const open of [page, bens]) await marked(open).mark();

  // The first game creates the leaderboard.
  await played(server, ada, [ada, cleo, KOFI, ben], here);
  for (const open of [page, bens]) {
    await expect(board(open, site)).toHaveCount(3);
    await expect(board(open, site).first()).toContainText(ada.firstname);
    await expect(board(open, site).last()).toContainText("Ben");
  }

  const second = await played(server, cleo, [ben, KOFI, cleo, ada], here);
  const third = await played(server, cleo, [ben, KOFI, cleo, ada], here);
  for (const open of [page, bens]) {
    await expect(board(open, site).first()).toContainText("Ben");
    await expect(board(open, site).first()).toContainText(t("stats.wonOf", { wins: 2, games: 3 }));
    await expect(open.getByText(t("groupStats.moved"), { exact: true })).toHaveCount(1);
  }
  // A rise or fall is shown by more than color.
  await expect(board(page, site).first()).toContainText("▲");
  await expect(board(page, site).filter({ hasText: ada.firstname })).toContainText("▼");
  const cells = async () => cellsOf(tableOf(page, t("groupStats.leaderboard")));
  const { players } = await read(server, ada, `/playgroup/${group.id}/leaderboard`);
  expect((await cells()).slice(1).map(([name, rank]) => [name, rank])).toEqual(
    players.map(({ firstname, rank }: any) => [firstname, `${rank}`]),
  );

  await test.step("a season that an admin names can be chosen at once", async () => {
    const season = { name: "Automne", from: daysAgo(30), until: null };
    await send(server, ada, `/playgroup/${group.id}/seasons`, season);
    const time = bens.getByLabel(t("stats.time"), { exact: true });
    await expect(time.locator("option", { hasText: "Automne" })).toHaveCount(1);
  });

  await test.step("a removed game no longer counts", async () => {
    await remove(server, cleo, `/game/${second.id}`);
    await remove(server, cleo, `/game/${third.id}`);
    for (const open of [page, bens]) {
      await expect(board(open, site).first()).toContainText(ada.firstname);
      await expect(board(open, site).first()).toContainText(
        t("stats.wonOf", { wins: 1, games: 1 }),
      );
    }
  });
  for (const open of [page, bens]) await marked(open).same();
});

test("a group's page opens on who is ahead, for each member as they see it @fr", async ({
  page,
  server,
  account,
  site,
  device,
  complaints,
}) => {
  const { t, at } = site;
  const [ada, ben, cleo] = await Promise.all([
    personOf(server, account),
    newPerson(server, site, "Ben"),
    newPerson(server, site, "Cléo"),
  ]);
  const group = await newGroup(server, ada, GROUP, [ben, cleo]);
  const address = at(`/playgroup/${group.id}`);
  const story = (open: Page) =>
    open.getByRole("region", { name: t("playgroups.story"), exact: true });
  await openListening(page, address);
  await expect(page.getByText(t("playgroups.noGames"), { exact: true })).toBeVisible();
  await expect(story(page)).toHaveCount(0);

  for (let game = 0; game < 5; game += 1) {
    await played(server, ada, game % 2 ? [ben, ada, cleo] : [ben, cleo, ada], {
      playgroupId: group.id,
    });
  }
  await rated(server, ada, group.id, 5);
  const leaders = (open: Page) => story(open).getByRole("list").first().getByRole("listitem");
  await expect(leaders(page)).toHaveCount(3);
  await expect(leaders(page).first()).toContainText("Ben");
  const { players } = await read(server, ada, `/playgroup/${group.id}/leaderboard`);
  const [first, second] = players.map((row: any) => row.rating.sure);
  const bens = await device(ben);
  await bens.goto(address);
  await expect(
    story(bens).getByText(
      t("groupStory.first", { count: first - second, name: players[1].firstname }),
      { exact: true },
    ),
  ).toBeVisible();
  await expect(card(page, t("groupStory.night"))).toContainText(t("groupStory.wins", { count: 5 }));

  await test.step("a private leader is neither on the podium nor in the last night", async () => {
    await send(server, ben, `/playgroup/${group.id}/private`, { private: true }, "PUT");
    await expect(leaders(page)).toHaveCount(2);
    await expect(story(page)).not.toContainText("Ben");
    await expect(
      story(page).getByText(t("groupStory.hidden", { count: 1 }), { exact: false }),
    ).toBeVisible();
    await expect(leaders(bens).first()).toContainText("Ben");
  });
  await looksRight(page, address);

  await test.step("a link to another part of the page leads there, and the story unfolds at a press", async () => {
    await page.goto(`${address}?show=members`);
    await expect(page.getByRole("tabpanel").getByText("Cléo", { exact: true })).toBeVisible();
    await expect(story(page)).toHaveCount(0);
    await page.getByText(t("playgroups.story"), { exact: true }).click();
    await expect(leaders(page)).toHaveCount(2);
  });
  expect(complaints).toEqual([]);
});

test("a member with private stats is hidden from others, but sees their own @en", async ({
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
    newPerson(server, site, "Cléo"),
  ]);
  const group = await newGroup(server, ada, GROUP, [ben, cleo]);
  await played(server, ada, [ben, ada, cleo], { playgroupId: group.id });
  await played(server, ada, [ben, cleo, ada], { playgroupId: group.id });
  await rated(server, ada, group.id, 2);
  const address = at(`/playgroup/${group.id}?show=figures`);
  const bens = await device(ben);
  await Promise.all([openListening(page, address), openListening(bens, address)]);
  for (const open of [page, bens]) await expect(board(open, site)).toHaveCount(3);
  const matrix = (open: Page) =>
    card(open, t("groupStats.matrix")).getByRole("rowheader", { name: "Ben", exact: true });
  await expect(matrix(page)).toHaveCount(1);

  const keep = bens.getByLabel(t("groupStats.keepPrivate"), { exact: true });
  await keep.check();
  await expect(bens.getByText(t("groupStats.nowPrivate"), { exact: true })).toBeVisible();
  await putAway(bens, site);
  await expect(board(bens, site)).toHaveCount(3);
  await expect(board(bens, site).first()).toContainText(t("groupStats.onlyYou"));
  await expect(matrix(bens)).toHaveCount(1);

  await expect(board(page, site)).toHaveCount(2);
  await expect(board(page, site).filter({ hasText: "Ben" })).toHaveCount(0);
  await expect(page.getByText(t("groupStats.hidden", { count: 1 }), { exact: true })).toBeVisible();
  await expect(matrix(page)).toHaveCount(0);
  // Their games still count for everyone else.
  await expect(board(page, site).first()).toContainText(t("stats.wonOf", { wins: 0, games: 2 }));
  await expect(card(page, t("stats.records")).getByText("Ben", { exact: false })).toHaveCount(0);

  await test.step("their profile hides this group's stats from others too", async () => {
    const others = await device(ada);
    await others.goto(at(`/user/${ben.id}?playgroup=${group.id}`));
    await expect(others.getByText(t("stats.emptyFilter"), { exact: true })).toBeVisible();
    await bens.goto(at(`/user/${ben.id}?playgroup=${group.id}`));
    await expect(tile(bens, t("stats.winRate"))).toContainText(
      t("stats.wonOf", { wins: 2, games: 2 }),
    );
    await bens.goto(address);
  });

  await expect(keep).toBeChecked();
  await keep.uncheck();
  await expect(bens.getByText(t("groupStats.nowOpen"), { exact: true })).toBeVisible();
  await expect(board(page, site)).toHaveCount(3);
});

test("the matrix, records and ratings work by keyboard, by screen reader and as CSV @en", async ({
  page,
  server,
  account,
  site,
  complaints,
}) => {
  const { t, at, lang } = site;
  const [ada, ben, cleo] = await Promise.all([
    personOf(server, account),
    newPerson(server, site, "Ben"),
    newPerson(server, site, "Cléo"),
  ]);
  const group = await newGroup(server, ada, GROUP, [ben, cleo]);
  const orders = [
    [ada, ben, cleo],
    [ada, cleo, ben],
    [ben, ada, cleo],
    [ada, KOFI, ben, cleo],
  ];
  for (const [night, order] of orders.entries()) {
    const endedAt = daysAgo(70 - night * 20);
    await played(server, ada, order, {
      playgroupId: group.id,
      startedAt: new Date(Date.parse(endedAt) - (40 + night) * 60_000).toISOString(),
      endedAt,
      turns: 8,
    });
  }
  await rated(server, ada, group.id, 4);
  await send(server, ada, `/playgroup/${group.id}/seasons`, {
    name: "Automne",
    from: daysAgo(30),
    until: null,
  });
  const address = at(`/playgroup/${group.id}?show=figures`);
  await looksRight(page, address);

  await test.step("the matrix can be navigated by keyboard and exported as CSV", async () => {
    const grid = card(page, t("groupStats.matrix")).getByRole("grid", {
      name: t("groupStats.matrix"),
      exact: true,
    });
    const words = { name: ada.firstname, other: "Ben", games: 4, ahead: 3, behind: 1 };
    const cell = grid.getByRole("gridcell", {
      name: t("groupStats.matrixCell", words),
      exact: true,
    });
    await expect(cell).toHaveText("3–1");
    const mirrored = { name: "Ben", other: ada.firstname, games: 4, ahead: 1, behind: 3 };
    await expect(
      grid.getByRole("gridcell", { name: t("groupStats.matrixCell", mirrored), exact: true }),
    ).toHaveText("1–3");
    await cell.focus();
    await page.keyboard.press("ArrowDown");
    await expect(cell).not.toBeFocused();
    await expect(grid.locator("td:focus")).toHaveCount(1);
    const { name, bytes } = await takenAlong(page, site, t("groupStats.matrix"), "asCsv");
    expect(name).toMatch(/\.csv$/);
    const comma = { en: ",", fr: ";" }[lang];
    const lines = bytes.toString("utf8").split("\r\n");
    expect(lines).toContain([ada.firstname, "Ben", 4, 3, 1, 0].join(comma));
    // Each ordered pair of members, the header and the final line break.
    expect(lines).toHaveLength(6 + 1 + 1);
  });

  await test.step("a rating over time opens under its row", async () => {
    const title = t("groupStats.overTime", { name: ada.firstname });
    await page.getByRole("button", { name: title, exact: true }).click();
    const rows = await cellsOf(tableOf(page, title));
    expect(rows).toHaveLength(4 + 1);
    const slider = card(page, title).getByRole("slider");
    await slider.press("Home");
    await expect(slider).toHaveAttribute("aria-valuenow", "0");
  });

  await test.step("every other chart has its table too", async () => {
    await page.getByRole("button", { name: t("stats.more"), exact: true }).click();
    const titles = [
      t("groupStats.leaderboard"),
      t("groupStats.byMember"),
      t("groupStats.seatQuestion"),
      t("statsAnswers.paceQuestion"),
      ...(["records", "byWeekday", "byPodSize"] as const).map((name) => t(`stats.${name}`)),
    ];
    for (const title of titles) {
      const [heads = [], ...rows] = await cellsOf(tableOf(page, title));
      expect(rows.length, title).toBeGreaterThan(0);
      for (const row of rows) expect(row, title).toHaveLength(heads.length);
    }
    await accessibleInBothThemes(page);
  });
  expect(complaints).toEqual([]);
});
