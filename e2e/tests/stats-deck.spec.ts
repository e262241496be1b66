import { looksRight } from "../harness/look.ts";
import { befriend, expect, newGroup, newPerson, personOf, test } from "../harness/people.ts";
import { formatId, newDeck, newGame, read, remove, send } from "../harness/record.ts";
import { openListening } from "../harness/states.ts";
import { card, cellsOf, daysAgo, played, rated, sits, tableOf, tile } from "../harness/stats.ts";
import { literally } from "../harness/text.ts";

// A deck's stats, and the rating changes of a game.

const GROUP = "Les Vendredis de la Lampe";
const [KOFI, ZOE] = ["Kofi", "Zoé"] as const;

test("a deck's page shows its stats since the last change, its rating and its estimated bracket @en", async ({
  page,
  server,
  account,
  site,
  complaints,
}) => {
  const { t, at, lang } = site;
  const me = await personOf(server, account);
  const deck = await newDeck(server, me, { name: "Lanterns", bracket: 3 });
  const list = (text: string) => send(server, me, `/deck/${deck.id}/cards`, { text }, "PUT");
  const play = (placement: number, fields = {}) =>
    newGame(server, me, {
      seats: [
        sits(me, placement, { deckId: deck.id }),
        ...[KOFI, ZOE].map((guest, at) =>
          sits(
            guest,
            at + (at + 1 < placement ? 1 : 2),
            guest === KOFI ? { deckName: "Ronces" } : {},
          ),
        ),
      ],
      ...fields,
    });
  const address = at(`/deck/${deck.id}?show=figures`);
  await page.goto(address);
  await expect(page.getByText(t("deckPages.noStatsText"), { exact: true })).toBeVisible();

  await play(1, { endedAt: daysAgo(3) });
  await play(3, { endedAt: daysAgo(2) });
  await list("1 Sol Ring\n10 Island");
  await list("1 Rhystic Study\n10 Island");
  await play(1);
  const stats = async () => read(server, me, `/deck/${deck.id}/stats`);
  await expect.poll(async () => (await stats()).rating?.games).toBe(3);
  await page.reload();

  await test.step("stats since the change, next to all-time stats", async () => {
    const [, all = [], since = []] = await cellsOf(tableOf(page, t("deckStats.sinceTitle")));
    expect(all.slice(0, 3)).toEqual([t("deckStats.inAll"), "3", "2"]);
    expect(since.slice(0, 3)).toEqual([t("deckStats.since"), "1", "1"]);
    const percent = { en: "67%", fr: "67 %" }[lang];
    expect(all[4]).toBe(percent);
    await expect(card(page, t("deckStats.sinceTitle"))).toContainText(
      t("stats.wonOf", { wins: 1, games: 1 }),
    );
  });

  await test.step("opposing decks and table brackets", async () => {
    const [, ...decks] = await cellsOf(tableOf(page, t("deckStats.againstDecks")));
    expect(decks.map((row) => [...row.slice(0, 3), ...row.slice(8)])).toEqual([
      ["Ronces", "3", "2", KOFI, "2", "1", "0"],
    ]);
    const [, ...brackets] = await cellsOf(tableOf(page, t("deckStats.tableBracket")));
    expect(brackets.map((row) => row.slice(0, 3))).toEqual([
      [t("stats.bracketNo", { bracket: 3 }), "3", "2"],
    ]);
  });

  await test.step("rating over time", async () => {
    const title = t("stats.ratingIn", { format: "Commander" });
    const rows = await cellsOf(tableOf(page, title));
    expect(rows).toHaveLength(3 + 1);
    const { rating } = await stats();
    await expect(card(page, title)).toContainText(
      t("stats.ratingValue", { value: rating.value, band: rating.band }),
    );
  });

  await test.step("the estimated bracket appears once there are enough games", async () => {
    await expect(card(page, t("deckStats.playsLike"))).toHaveCount(0);
    await expect(
      page.getByText(t("deckStats.byResultsFew", { count: 2 }), { exact: true }),
    ).toBeVisible();
    await play(1);
    await play(1);
    await expect.poll(async () => (await stats()).playsLike?.games).toBe(5);
    await page.reload();
    const rows = (await cellsOf(tableOf(page, t("deckStats.playsLike")))).slice(1);
    expect(rows).toHaveLength(4);
    const { playsLike } = await stats();
    const percents = rows.map(([, chance = ""]) => Number.parseInt(chance, 10));
    expect(Math.max(...percents)).toBe(Math.round(playsLike.chance * 100));
    expect(playsLike.declared).toBe(3);
    const shown = card(page, t("deckStats.playsLike"));
    const sure = t(`deckStats.sure.${playsLike.sure as "barely"}`);
    await expect(shown).toContainText(sure);
    // It is also shown next to the bracket that the owner declared.
    await expect(page.getByText(sure, { exact: false })).toHaveCount(2);
    // Every percentage follows the language's format.
    for (const [, chance = ""] of rows) {
      expect(chance).toMatch({ en: /^\d+%$/, fr: /^\d+ %$/ }[lang]);
    }
  });
  await looksRight(page, address);
  expect(complaints).toEqual([]);
});

test("a game explains its rating changes, and updates when an earlier game is removed @fr", async ({
  page,
  server,
  account,
  site,
}) => {
  const { t, at } = site;
  const [ada, ben] = await Promise.all([personOf(server, account), newPerson(server, site, "Ben")]);
  const group = await newGroup(server, ada, GROUP, [ben]);
  const deck = await newDeck(server, ada, { name: "Lanterns" });
  const seats = (mine: number, bens: number) => [
    sits(ada, mine, { deckId: deck.id }),
    sits(ben, bens),
    sits(KOFI, 3),
  ];
  const here = { playgroupId: group.id };
  const first = await newGame(server, ada, { ...here, seats: seats(1, 2), endedAt: daysAgo(1) });
  const second = await newGame(server, ada, { ...here, seats: seats(2, 1) });
  await rated(server, ada, group.id, 2);
  const changes = async () =>
    (await read(server, ada, `/game/${second.id}/ratings`)).changes as any[];
  const ofBen = (await changes()).find(
    ({ userId, scope }) => userId === ben.id && scope.playgroupId === group.id,
  );
  expect(ofBen.change).toBeGreaterThan(0);
  expect(ofBen.others).toBeGreaterThan(0);

  await openListening(page, at(`/game/${second.id}`));
  await expect(
    page.getByRole("heading", { level: 2, name: t("why.title"), exact: true }),
  ).toBeVisible();
  const players = card(page, t("why.players")).getByRole("listitem");
  await expect(players).toHaveCount(2);
  const higher = t("why.table.higher", { count: ofBen.others });
  await expect(players.first()).toContainText("Ben");
  await expect(players.first()).toContainText(t("why.beat", { table: higher }));
  await expect(players.first()).toContainText(t("why.left", { count: ofBen.gamesLeft }));
  await expect(players.first()).toContainText(`+${ofBen.change}`);
  await expect(players.last()).toContainText(ada.firstname);
  await expect(card(page, t("why.decks")).getByRole("listitem")).toHaveText(
    new RegExp(literally(deck.name)),
  );
  await test.step("switch between the group and the format", async () => {
    const everywhere = t("why.inFormat", { format: "Commander" });
    await page.getByText(everywhere, { exact: true }).click();
    await expect(players).toHaveCount(2);
    await page.locator("label").getByText(GROUP, { exact: true }).click();
  });

  await remove(server, ada, `/game/${first.id}`);
  // Without that game, the two started out equal.
  await expect(players.first()).toContainText(t("why.beat", { table: t("why.table.even") }));
  await looksRight(page, at(`/game/${second.id}`));
});

test("two players see their head-to-head stats @en", async ({
  page,
  server,
  account,
  site,
  device,
}) => {
  const { t, at } = site;
  const [ada, ben] = await Promise.all([personOf(server, account), newPerson(server, site, "Ben")]);
  await befriend(server, ada, ben);
  // Games the viewer may not see are counted in batches of five.
  await Promise.all(Array.from({ length: 5 }, () => played(server, ben, [ben, KOFI])));
  const score = tile(page, t("versus.ahead"));
  await openListening(page, at(`/user/${ben.id}`));
  await expect(page.getByText(t("versus.none"), { exact: true })).toBeVisible();

  await played(server, ada, [ada, ben, KOFI], { endedAt: daysAgo(70) });
  await played(server, ada, [KOFI, ben, ada], { endedAt: daysAgo(35) });
  await newGame(server, ada, { seats: [sits(ada, 1), sits(KOFI, 2), sits(ben, 2)] });
  // The open page updates without a reload.
  await expect(score).toContainText(/2\s*:\s*1/);
  await expect(score).toContainText(t("versus.together", { count: 3 }));
  const other = await formatId(server, "other");
  await newGame(server, ada, { formatId: other, seats: [sits(ada, 1), sits(ben, 1)] });
  await expect(score).toContainText(t("versus.together", { count: 4 }));
  await expect(score).toContainText(t("versus.level", { count: 1 }));

  const [, mine = [], theirs = []] = await cellsOf(tableOf(page, t("versus.rates")));
  // A draw counts as a game, but not as a win.
  expect(mine.slice(0, 4)).toEqual([t("versus.you"), "4", "2", "1"]);
  expect(theirs.slice(0, 4)).toEqual(["Ben", "4", "0", "1"]);
  const last = await cellsOf(tableOf(page, t("versus.last")));
  expect(last.slice(1).map(([, own, their, seats]) => [own, their, seats])).toEqual([
    ["1", "1", "2"],
    ["1", "2", "3"],
    ["3", "2", "3"],
    ["1", "2", "3"],
  ]);

  await test.step("filters apply to head-to-head stats", async () => {
    await page.getByLabel(t("filters.format"), { exact: true }).first().selectOption(other);
    await expect(score).toContainText(/0\s*:\s*0/);
    await expect(score).toContainText(t("versus.together", { count: 1 }));
  });

  await test.step("the other player sees the stats mirrored", async () => {
    const bens = await device(ben);
    await bens.goto(at(`/user/${ada.id}`));
    await expect(tile(bens, t("versus.ahead"))).toContainText(/1\s*:\s*2/);
  });
  await looksRight(page, at(`/user/${ben.id}`));
});
