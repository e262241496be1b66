import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { beforeEach, expect, test, vi } from "vitest";
import { wilson } from "~/components/stats/wilson";
import type { Game, Rate, Stats } from "~/lib/api/types";
import { aGame, aSeat } from "../../../tests/games";
import { api, network } from "../../../tests/network";
import { open } from "../../../tests/open";
import { aDeckRate, anOpponent, aRate, someStats } from "../../../tests/stats";

let asked: URLSearchParams[];
let askedGames: URLSearchParams[];
beforeEach(() => {
  asked = [];
  askedGames = [];
  vi.useFakeTimers({ now: new Date(2026, 10, 15), toFake: ["Date"] });
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
});

/** With the interval that the server would send. */
const exact = <T extends Rate>(rate: T): T => ({ ...rate, ...wilson(rate.wins, rate.games) });
const rateOf = (games: number, wins: number) => exact(aRate(games, wins));
const statsOf = (games: number, wins: number, more: Partial<Stats> = {}) =>
  someStats(games, wins, { ...rateOf(games, wins), ...more });

const lasting = (id: string, minutes: number, placement: number): Game =>
  aGame(id, {
    startedAt: new Date(Date.parse("2026-11-15T20:00:00Z") - minutes * 60_000).toISOString(),
    seats: [aSeat(1, { userId: "me", placement }), aSeat(2, { placement: 3 - placement })],
  });
const games = [
  lasting("g1", 40, 1),
  lasting("g2", 60, 2),
  lasting("g3", 62, 2),
  lasting("g4", 70, 1),
  lasting("g5", 90, 2),
];

const deck = (name: string, played: number, wins: number) => exact(aDeckRate(name, played, wins));
const many = statsOf(84, 31, {
  averageMinutes: 64,
  timedGames: 30,
  byMonth: [
    { ...rateOf(20, 4), month: "2025-02" },
    { ...rateOf(24, 5), month: "2026-01" },
    { ...rateOf(40, 22), month: "2026-10" },
  ],
  byDeck: [deck("Élans", 40, 22), deck("Lanternes", 30, 8), deck("Essai", 4, 1)],
  byOpponent: [anOpponent("bea", 40, 8, 32), anOpponent("cy", 12, 9, 3), anOpponent("di", 9, 2, 2)],
  bySeat: [
    { ...rateOf(21, 7), seat: 1 },
    { ...rateOf(40, 20), seat: 2 },
    { ...rateOf(3, 1), seat: 3 },
  ],
  byPodSize: [2, 4].map((seats) => ({ ...rateOf(42, 15), seats })),
  byColors: [
    { ...rateOf(40, 22), colors: ["U", "W"] },
    { ...rateOf(30, 8), colors: ["R"] },
  ],
});

async function show(stats: Stats, address = "/stats", last: Game[] | null = games) {
  network.use(
    http.get(api("/user/stats"), ({ request }) => {
      asked.push(new URL(request.url).searchParams);
      return HttpResponse.json({ stats, ratings: [] });
    }),
    http.get(api("/games"), ({ request }) => {
      askedGames.push(new URL(request.url).searchParams);
      return last
        ? HttpResponse.json({ games: last, sets: [], next: null })
        : HttpResponse.json({}, { status: 500 });
    }),
    http.get(api("/tags"), () => HttpResponse.json({ tags: [] })),
  );
  const lang = address.startsWith("/fr") ? "fr" : "en";
  const [{ filtersMessages }, { gamesMessages }] = await Promise.all([
    import("~/components/filters/messages"),
    import("~/components/games/messages"),
    import("./answers"),
  ]);
  await Promise.all([filtersMessages.load(lang), gamesMessages.load(lang)]);
  await open(() => import("./page"), address, address.split("?")[0] ?? "");
}

const card = (question: string) => screen.findByRole("region", { name: question });
/** No-break spaces are spaces to who reads. */
const plain = (text: string | null | undefined) => text?.replace(/\s/g, " ");
const textOf = async (question: string) => plain((await card(question)).textContent) ?? "";
const headline = async () => plain((await screen.findByRole("heading", { level: 2 })).textContent);
const rowsOf = (region: HTMLElement) =>
  within(within(region).getByRole("table"))
    .getAllByRole("row")
    .slice(1)
    .map((row) => [...row.children].map((cell) => plain(cell.textContent)));
const shown = (region: HTMLElement) =>
  plain(within(region).getByRole("slider").getAttribute("aria-valuetext"));

const questions = [
  "Am I getting better?",
  "What do I play tonight?",
  "Who should I fear?",
  "Is seat 1 really better?",
  "How long are my games?",
  "Which colors win for me?",
];

test("without games there is a first step, and no question", async () => {
  await show(statsOf(0, 0));
  await screen.findByText("No stats yet");
  expect(screen.getByRole("link", { name: "Record a game" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Year in review" }).getAttribute("href")).toBe("/review");
  expect(screen.queryByRole("tab")).toBeNull();
});

test.each([
  [84, 31, "You win 37% of 84 games, where 25% is expected. Better than chance."],
  [84, 11, "You win 13% of 84 games, where 25% is expected. Worse than chance."],
  [84, 22, "You win 26% of 84 games, where 25% is expected. That’s about as expected."],
  [
    20,
    8,
    "You win 40% of 20 games, where 25% is expected. Too few games to say: about 13 more would tell.",
  ],
  [
    1,
    1,
    "One game so far: 100% won, where 25% is expected. Too few games to say: about 72 more would tell.",
  ],
])("%i games with %i wins in a sentence", async (played, wins, sentence) => {
  await show(statsOf(played, wins));
  expect(await headline()).toBe(sentence);
});

test("the sentence in French", async () => {
  await show(statsOf(20, 8), "/fr/stats");
  expect(await headline()).toBe(
    "Tu gagnes 40 % de tes 20 parties, pour 25 % attendus. Trop peu de parties pour conclure : il en faudrait environ 13 de plus.",
  );
});

test("one game leaves every question open, and says what it takes", async () => {
  await show(
    statsOf(1, 1, {
      byMonth: [{ ...rateOf(1, 1), month: "2026-11" }],
      byDeck: [deck("Élans", 1, 1)],
      byOpponent: [anOpponent("bea", 1, 1, 0)],
      bySeat: [{ ...rateOf(1, 1), seat: 1 }],
      byColors: [{ ...rateOf(1, 1), colors: ["R"] }],
      averageMinutes: 60,
      timedGames: 1,
    }),
  );
  const texts = await Promise.all(questions.map(textOf));
  expect(texts).toEqual([
    "Am I getting better?Shown from 5 games on: 1 so far.",
    "What do I play tonight?Shown once a deck has 5 games.",
    "Who should I fear?Shown once you and someone else have played 5 games without a tie.",
    "Is seat 1 really better?Shown once you’ve played 5 games from one seat.",
    "How long are my games?Shown from 5 timed games on: 1 so far.",
    "Which colors win for me?Shown from 5 games with known colors on: 1 so far.",
  ]);
  expect(askedGames).toEqual([]);
  expect(screen.getByText("There’s no earlier year to compare with yet.")).toBeTruthy();
});

test("one of each is a picture too", async () => {
  await show(
    statsOf(6, 2, {
      byMonth: [{ ...rateOf(6, 2), month: "2026-11" }],
      byDeck: [deck("Élans", 6, 2)],
      byOpponent: [anOpponent("bea", 6, 3, 3)],
      bySeat: [{ ...rateOf(6, 2), seat: 2 }],
      byColors: [{ ...rateOf(6, 2), colors: [] }],
      averageMinutes: 60,
      timedGames: 5,
    }),
  );
  for (const question of questions) {
    const region = await card(question);
    await waitFor(() => expect(rowsOf(region).length).toBeGreaterThan(0));
    expect(shown(region)).toBeTruthy();
  }
  expect(await textOf("Am I getting better?")).toContain("that takes 10 recent ones and 10 before");
  expect(await textOf("What do I play tonight?")).toContain("Too few games to say");
  expect(await textOf("Who should I fear?")).toContain("No one: nobody finishes ahead of you");
  expect(await textOf("Is seat 1 really better?")).toContain("You haven’t gone first");
  expect(shown(await card("Which colors win for me?"))).toBe(
    "Colorless: +8 points, 33% · 2 of 6 · 10–70%",
  );
});

test("form over time: an answer, a line and its table", async () => {
  await show(many);
  const form = await card("Am I getting better?");
  expect(plain(form.textContent)).toContain(
    "Yes: +30 points compared with expected since October 2026, −5 before. More than luck.",
  );
  const rows = rowsOf(form);
  expect(rows).toHaveLength(21);
  expect(rows.at(-1)).toEqual(["October 2026", "40", "22", "+10", "± 7.8"]);
  expect(shown(form)).toBe("October 2026: 22 of 40 won, +10 compared with expected so far");
  fireEvent.keyDown(within(form).getByRole("slider"), { key: "Home" });
  expect(shown(form)).toBe("February 2025: 4 of 20 won, −1 compared with expected so far");
});

test("decks: the best is named, the rest is in the table", async () => {
  await show(many);
  const decks = await card("What do I play tonight?");
  expect(plain(decks.textContent)).toContain(
    "Élans: 55% over 40 games, where 25% is expected. Better than chance.",
  );
  // The one with four games is in the table only.
  expect(rowsOf(decks).map(([name]) => name)).toEqual(["Élans", "Lanternes", "Essai"]);
  expect(within(decks).getByRole("slider").getAttribute("aria-valuemax")).toBe("1");
  fireEvent.keyDown(within(decks).getByRole("slider"), { key: "End" });
  expect(shown(decks)).toBe("Lanternes: +2 points, 27% · 8 of 30 · 14–44%");
  expect(within(decks).getByRole("link", { name: "View deck" }).getAttribute("href")).toBe(
    "/deck/Lanternes/lanternes",
  );
});

test("from a deck to its own form: the filter is in the address", async () => {
  await show(many);
  const decks = await card("What do I play tonight?");
  fireEvent.click(within(decks).getByRole("button", { name: "Only this deck" }));
  await waitFor(() => expect(asked.at(-1)?.get("deckid")).toBe("Élans"));
  await card("Am I getting better with Élans?");
  await waitFor(() => expect(askedGames.at(-1)?.get("deckid")).toBe("Élans"));
  expect(within(decks).queryByRole("button", { name: "Only this deck" })).toBeNull();
});

test("opponents: who is to be feared, and the way to all between the two", async () => {
  await show(many);
  const region = await card("Who should I fear?");
  expect(plain(region.textContent)).toContain(
    "bea: ahead of you 32 times, behind you 8 times. More than luck. Easiest for you: cy.",
  );
  expect(rowsOf(region).map((row) => [row[0], ...row.slice(-3)])).toEqual([
    ["bea", "8", "32", "0"],
    ["cy", "9", "3", "0"],
    ["di", "2", "2", "5"],
  ]);
  // Four games that one of the two finished ahead are too few for a place in the picture.
  expect(within(region).getByRole("slider").getAttribute("aria-valuemax")).toBe("1");
  expect(shown(region)).toBe("bea: ahead of you 32 times, behind you 8 times");
  expect(within(region).getByRole("link", { name: "Head to head" }).getAttribute("href")).toBe(
    "/user/bea/bea",
  );
});

test("seats and pods: seat 1 by its own rule", async () => {
  await show(many);
  const region = await card("Is seat 1 really better?");
  expect(plain(region.textContent)).toContain(
    "Seat 1: 33% over 21 games, where 25% is expected. Too few games to say: about 52 more would tell.",
  );
  expect(rowsOf(region).map(([name]) => name)).toEqual([
    "Seat 1",
    "Seat 2",
    "Seat 3",
    "Duel",
    "Pod of 4",
  ]);
  // Three games in seat 3 are too few for a place in the picture.
  expect(within(region).getByRole("slider").getAttribute("aria-valuemax")).toBe("3");
  expect(shown(region)).toBe("Seat 1: +8 points, 33% · 7 of 21 · 17–55%");
});

test("lengths: each of the last games is a dot, and a link", async () => {
  await show(many);
  const region = await card("How long are my games?");
  expect(plain(region.textContent)).toContain(
    "1h 4m on average, over 30 timed games. Half take between 1h and 1h 10m.",
  );
  expect(plain(region.textContent)).toContain("one of your last 5 timed games");
  expect(rowsOf(region)[0]).toEqual(["Nov 15, 2026", "40m", "won"]);
  const slider = within(region).getByRole("slider");
  expect(shown(region)).toBe("Nov 15, 2026: 1h 2m, not won");
  fireEvent.keyDown(slider, { key: "End" });
  expect(within(region).getByRole("link", { name: "View game" }).getAttribute("href")).toBe(
    "/game/g5",
  );
});

test("lengths that cannot be read leave the other answers alone", async () => {
  await show(many, "/stats", null);
  await screen.findByText("Your last games could not be loaded.");
  await card("Who should I fear?");
});

test("colors: a game counts for each, and the best is named", async () => {
  await show(many);
  const region = await card("Which colors win for me?");
  expect(plain(region.textContent)).toContain(
    "White: 55% over 40 games, where 25% is expected. Better than chance.",
  );
  expect(rowsOf(region).map(([name, played]) => `${name} ${played}`)).toEqual([
    "White 40",
    "Blue 40",
    "Black 0",
    "Red 30",
    "Green 0",
    "Colorless 0",
  ]);
  fireEvent.keyDown(within(region).getByRole("slider"), { key: "End" });
  expect(shown(region)).toBe("Colorless: no games yet");
});

test.each([
  [
    "/stats",
    "Yes: 64 games in 2026 (February to October), 44 more than in the same months of 2025.",
  ],
  [
    "/fr/stats",
    "Oui : 64 parties en 2026 (février à octobre), 44 de plus que sur les mêmes mois de 2025.",
  ],
])("this year against last year at %s", async (address, sentence) => {
  const byMonth = many.byMonth.map((one) => ({ ...one, month: one.month.replace("-01", "-03") }));
  await show({ ...many, byMonth }, address);
  await headline();
  expect(plain(document.body.textContent)).toContain(sentence);
});

test("chosen days stay in the address from view to view, and are not compared with last year", async () => {
  await show(many, "/stats?from=2026-01-01&until=2026-10-31&show=numbers");
  await screen.findByRole("heading", { name: "By deck" });
  expect(Number(asked[0]?.get("from"))).toBe(new Date(2026, 0, 1).getTime());
  expect(screen.queryByText("Did we play more than last year?")).toBeNull();
  expect(askedGames).toEqual([]);
  fireEvent.click(screen.getByRole("tab", { name: "Answers" }));
  await card("Who should I fear?");
  await waitFor(() => expect(askedGames).toHaveLength(1));
  expect(Number(askedGames[0]?.get("timestamp"))).toBe(new Date(2026, 10, 1).getTime());
  expect(screen.getByLabelText<HTMLInputElement>("From").value).toBe("2026-01-01");
  expect(asked).toHaveLength(1);
});

test("month by month is one press away", async () => {
  await show(many);
  fireEvent.click(await screen.findByRole("button", { name: "Month by month" }));
  await screen.findByRole("heading", { name: "Month by month" });
  expect(screen.getByRole("tab", { name: "All numbers" }).getAttribute("aria-selected")).toBe(
    "true",
  );
});

test("in French every question has its picture and its table", async () => {
  await show(many, "/fr/stats");
  for (const question of [
    "Est-ce que je progresse ?",
    "Qu’est-ce que je joue ce soir ?",
    "De qui me méfier ?",
    "La place 1 est-elle vraiment meilleure ?",
    "Combien de temps durent mes parties ?",
    "Quelles couleurs me font gagner ?",
  ]) {
    const region = await card(question.replace(" ?", "\u00a0?"));
    await waitFor(() => expect(rowsOf(region).length).toBeGreaterThan(0));
    expect(shown(region)).toBeTruthy();
  }
});
