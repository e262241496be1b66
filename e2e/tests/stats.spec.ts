import type { Page } from "@playwright/test";
import { accessibleInBothThemes, looksRight } from "../harness/look.ts";
import { befriend, expect, newPerson, type Person, personOf, test } from "../harness/people.ts";
import { newDeck, newGame, read } from "../harness/record.ts";
import type { Server } from "../harness/server.ts";
import {
  card,
  cellsOf,
  daysAgo,
  lasting,
  pictured,
  saved,
  sits,
  tableOf,
  takenAlong,
  tile,
} from "../harness/stats.ts";

// A player's own stats.

const [_NOEMIE, KOFI, ZOE] = ["Noémie", "Kofi", "Zoé"] as const;

/** The size of a shared picture. */
const POST = { width: 1080, height: 1350 };

/** Stops the page's clock, so that the year cannot change during a test. */
async function stoppedClock(page: Page): Promise<Date> {
  const now = new Date();
  await page.clock.setFixedTime(now);
  return now;
}

/** A player's rating in their most played format, once this many games are counted. */
async function ratedOf(server: Server, person: Person, games: number): Promise<any> {
  const rating = async () => (await read(server, person, "/user/stats")).ratings[0];
  await expect.poll(async () => (await rating())?.games).toBe(games);
  return rating();
}

/** Records twelve varied games over three months, so that every chart has data. */
async function twelve(server: Server, me: Person, ben: Person) {
  const [lanterns, embers] = await Promise.all([
    newDeck(server, me, {
      name: "Lanterns",
      colors: ["U", "B"],
      commanders: ["Lim-Dûl"],
      bracket: 2,
    }),
    newDeck(server, me, {
      name: 'Embers; "hot"',
      colors: ["R"],
      commanders: ["Krenko"],
      bracket: 4,
    }),
  ]);
  const ends = ["combat", "combo", "concession"] as const;
  for (let game = 0; game < 12; game += 1) {
    const mine = (game % 4) + 1;
    const others = [1, 2, 3, 4].filter((place) => place !== mine);
    const deckId = game < 8 ? lanterns.id : embers.id;
    // The better placed of the two eliminates the other; they swap seats every other game.
    const [myTurn, bensTurn] = game % 2 === 0 ? [1, 2] : [2, 1];
    const out = (by: number) => ({ eliminatedBy: by });
    const own = sits(me, mine, { deckId, mulligans: game % 2, ...(mine > 1 && out(bensTurn)) });
    const bens = sits(ben, others[0] ?? 0, mine === 1 ? out(myTurn) : {});
    const seats = [
      ...(myTurn === 1 ? [own, bens] : [bens, own]),
      sits(KOFI, others[1] ?? 0),
      ...(game % 3 === 0 ? [] : [sits(ZOE, others[2] ?? 0)]),
    ];
    // Close the gap in placements at a table of three.
    const places = seats.map(({ placement }) => placement).sort();
    await newGame(server, me, {
      seats: seats.map((seat) => ({ ...seat, placement: places.indexOf(seat.placement) + 1 })),
      endReason: ends[game % 3],
      turns: 7 + game,
      ...lasting(50 + game, daysAgo(64 - game * 5)),
    });
  }
  return { lanterns, embers };
}

test("each chart has a table for screen readers and can be exported @fr", async ({
  page,
  server,
  account,
  site,
  complaints,
}) => {
  const { t, at, lang } = site;
  const [me, ben] = await Promise.all([personOf(server, account), newPerson(server, site, "Ben")]);
  await befriend(server, me, ben);
  const { lanterns } = await twelve(server, me, ben);
  await ratedOf(server, me, 12);
  const address = at(`/user/${me.id}`);
  await looksRight(page, address);

  await page.getByRole("button", { name: t("stats.more"), exact: true }).click();
  const rating = t("stats.ratingIn", { format: "Commander" });
  const charts = [
    ...(["byMonth", "byDeck", "byOpponent", "bySeat", "records", "byWeekday"] as const),
    ...(["byEndReason", "whoOut", "byPodSize", "byColors", "byCommander"] as const),
    ...(["byBracket", "byMulligans"] as const),
  ].map((name) => t(`stats.${name}`));
  for (const title of [...charts, rating]) {
    await test.step(title, async () => {
      const [heads = [], ...rows] = await cellsOf(tableOf(page, title));
      expect(rows.length).toBeGreaterThan(0);
      for (const row of rows) expect(row).toHaveLength(heads.length);
      for (const cell of [...heads, ...rows.flat()]) expect(cell).not.toBe("");
    });
  }
  // No chart lacks a table.
  const titles = page.getByRole("main").getByRole("heading", { level: 3 });
  const all = await titles.evaluateAll((heads) =>
    heads
      .filter((head) => head.closest("section")?.querySelector("svg, [role=slider]"))
      .map((head) => [head.textContent, head.closest("section")?.querySelectorAll("table").length]),
  );
  expect(all.filter(([, tables]) => tables === 0)).toEqual([]);

  await test.step("the table can be opened by everyone and matches the server's stats", async () => {
    const { stats } = await read(server, me, "/user/stats");
    const decks = card(page, t("stats.byDeck"));
    const shown = decks.getByRole("button", { name: t("stats.asTable"), exact: true });
    await expect(shown).toHaveAttribute("aria-expanded", "false");
    await shown.click();
    await expect(shown).toHaveAttribute("aria-expanded", "true");
    const [, ...rows] = await cellsOf(tableOf(page, t("stats.byDeck")));
    expect(rows.map(([name, games, wins]) => ({ name, games, wins }))).toEqual(
      stats.byDeck.map(({ name, games, wins }: any) => ({
        name,
        games: `${games}`,
        wins: `${wins}`,
      })),
    );
    await accessibleInBothThemes(page);
  });

  await test.step("a chart shows the values at the selected point", async () => {
    const months = card(page, t("stats.byMonth")).getByRole("slider");
    await months.press("Home");
    const first = await months.getAttribute("aria-valuetext");
    await months.press("ArrowRight");
    await expect(months).not.toHaveAttribute("aria-valuetext", first ?? "");
    await months.scrollIntoViewIfNeeded();
    const box = await months.boundingBox();
    if (!box) throw new Error("no chart");
    await page.mouse.move(box.x + 4, box.y + box.height / 2);
    await expect(months).toHaveAttribute("aria-valuetext", first ?? "");
  });

  await test.step("export as CSV in the language's format", async () => {
    const { name, bytes } = await takenAlong(page, site, t("stats.byDeck"), "asCsv");
    expect(name).toBe({ en: "by-deck.csv", fr: "par-deck.csv" }[lang]);
    const { stats } = await read(server, me, "/user/stats");
    const heads = [
      "deck",
      "games",
      "wins",
      "draws",
      "winRate",
      "lowest",
      "highest",
      "expected",
    ] as const;
    const written = (value: number) => {
      const text = `${Math.round(value * 10_000) / 10_000}`;
      return lang === "fr" ? text.replace(".", ",") : text;
    };
    const comma = { en: ",", fr: ";" }[lang];
    const lines = stats.byDeck.map((row: any) =>
      [
        // Quotes are doubled, and the field is quoted.
        row.name === lanterns.name ? row.name : '"Embers; ""hot"""',
        ...[row.games, row.wins, row.draws, row.rate, row.low, row.high, row.expected].map(written),
      ].join(comma),
    );
    const head = heads.map((key) => t(`stats.${key}`)).join(comma);
    expect(bytes.toString("utf8")).toBe(`\uFEFF${[head, ...lines].join("\r\n")}\r\n`);
    expect(stats.byDeck.map(({ games }: any) => games)).toEqual([8, 4]);
  });

  await test.step("export as a picture", async () => {
    for (const title of [t("stats.byDeck"), t("stats.byMonth"), rating]) {
      const { name, bytes } = await takenAlong(page, site, title, "asPicture");
      expect(name).toMatch(/^[\p{L}\p{N}-]+\.png$/u);
      const { width, height, colors } = await pictured(page, bytes);
      expect(width).toBeGreaterThan(300);
      expect(height).toBeGreaterThan(150);
      expect(colors, title).toBeGreaterThan(20);
    }
  });
  expect(complaints).toEqual([]);
});

test("a year in review can be shared as a picture @en", async ({ page, server, account, site }) => {
  const now = await stoppedClock(page);
  const year = now.getFullYear();
  const { t, at } = site;
  const me = await personOf(server, account);
  const deck = await newDeck(server, me, { name: "Lanterns" });
  const seats = [sits(me, 1, { deckId: deck.id }), sits(KOFI, 2), sits(ZOE, 3)];
  // The best deck needs at least five games.
  await Promise.all(
    Array.from({ length: 5 }, () => newGame(server, me, { seats, endedAt: now.toISOString() })),
  );
  await newGame(server, me, { seats, endedAt: `${year - 1}-06-15T20:00:00Z` });

  await page.goto(at("/review"));
  await expect(
    page.getByRole("heading", {
      level: 1,
      name: t("review.title", { year: `${year}` }),
      exact: true,
    }),
  ).toBeVisible();
  const main = page.getByRole("main");
  await expect(main).toContainText(t("review.games", { count: 5 }));
  await expect(tile(page, t("review.bestDeck"))).toContainText("Lanterns");
  const { name, bytes } = await saved(page, () =>
    page.getByRole("button", { name: t("review.share"), exact: true }).click(),
  );
  expect(name).toMatch(new RegExp(`${year}.*\\.png$`));
  const picture = await pictured(page, bytes);
  expect(picture).toMatchObject(POST);
  expect(picture.colors).toBeGreaterThan(20);

  await page.getByRole("link", { name: `${year - 1}`, exact: false }).click();
  await expect(page).toHaveURL(at(`/review/${year - 1}`));
  await expect(main).toContainText(t("review.games", { count: 1 }));
  await page
    .getByRole("link", { name: t("review.details", { year: `${year - 1}` }), exact: true })
    .click();
  await expect(tile(page, t("stats.winRate"))).toContainText(
    t("stats.wonOf", { wins: 1, games: 1 }),
  );
  await looksRight(page, at("/review"));
  await page.goto(at("/review/1999"));
  await expect(page.getByText(t("review.none", { year: "1999" }), { exact: true })).toBeVisible();
});

test("a game can be shared as a picture @fr", async ({ page, server, account, site }) => {
  const { t, at } = site;
  const me = await personOf(server, account);
  const seats = [sits(me, 1, { deckName: "Lanterns" }), ...[KOFI, ZOE].map((who) => sits(who, 2))];
  const game = await newGame(server, me, { seats, turns: 9 });

  await page.goto(at(`/game/${game.id}`));
  const { name, bytes } = await saved(page, async () => {
    await page.getByRole("button", { name: t("gamePages.more"), exact: true }).click();
    await page.getByRole("menuitem", { name: t("gamePages.sharePicture"), exact: true }).click();
  });
  expect(name).toMatch(/\.png$/);
  const picture = await pictured(page, bytes);
  expect(picture).toMatchObject(POST);
  expect(picture.colors).toBeGreaterThan(20);
});
