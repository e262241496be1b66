import { fireEvent, screen, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { beforeEach, expect, test, vi } from "vitest";
import type { DeckStats, RatingChange } from "~/lib/api/types";
import { aDeck, commander } from "../../../../tests/decks";
import { api, network } from "../../../../tests/network";
import { anOpponent, aRate, someStats } from "../../../../tests/stats";

beforeEach(() => {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
});

const deck = aDeck("tides", { bracket: 3, record: { games: 14, wins: 6 } });
const playsLike = {
  bracket: 4,
  chance: 0.62,
  chances: [0.01, 0.06, 0.28, 0.62, 0.03],
  declared: 3,
  games: 14,
  sure: "fairly",
} as const;
const answer: DeckStats = {
  stats: someStats(14, 6, { byOpponent: [anOpponent("bea", 9, 2, 7)] }),
  against: {
    byDeck: [
      { ...anOpponent("bea", 9, 2, 7), ...aRate(9, 4), deckId: "fen", name: "Fen", colors: ["B"] },
      {
        ...anOpponent("bea", 2, 0, 2),
        username: null,
        firstname: null,
        guestName: "Zoë",
        userId: null,
        deckId: null,
        name: "Pile",
        colors: [],
      },
    ],
    byColor: [
      { color: "B", ...aRate(9, 4) },
      { color: null, ...aRate(2, 1) },
    ],
    byTableBracket: [
      { bracket: 3, ...aRate(8, 4) },
      { bracket: null, ...aRate(6, 2) },
    ],
  },
  sinceChange: { ...aRate(4, 3), since: "2026-10-02T20:00:00Z" },
  rating: {
    value: 1042,
    band: 60,
    sure: 950,
    games: 14,
    wins: 6,
    draws: 0,
    settled: false,
    gamesLeft: 3,
  },
  playsLike: { ...playsLike, chances: [...playsLike.chances] },
};
const point: RatingChange = {
  scope: { playgroupId: null, formatId: "commander" },
  userId: null,
  deckId: deck.id,
  gameId: "g",
  playedAt: "2026-11-02T20:00:00Z",
  before: { value: 1000, band: 333 },
  after: { value: 1042, band: 60 },
  change: 42,
  others: 0,
  seats: 4,
  placement: 1,
  beaten: 3,
  tied: 0,
  gamesLeft: 3,
};

const asked: URLSearchParams[] = [];
async function show(stats: DeckStats, address = "/deck/tides", part = "deck-stats") {
  asked.length = 0;
  network.use(
    http.get(api("/deck/tides/stats"), ({ request }) => {
      asked.push(new URL(request.url).searchParams);
      return HttpResponse.json(stats);
    }),
    http.get(api("/deck/tides/ratings"), ({ request }) => {
      expect(new URL(request.url).searchParams.get("formatid")).toBe("commander");
      return HttpResponse.json({ scope: point.scope, points: [point] });
    }),
    http.get(api("/tags"), () => HttpResponse.json({ tags: [] })),
  );
  const [{ show: render }, { useUserStore }, panel, fact, ...messages] = await Promise.all([
    import("../../../../tests/render"),
    import("~/lib/user/store"),
    import("./deck-stats"),
    import("./plays-like-fact"),
    import("../messages").then((module) => module.deckStatsMessages),
    import("../messages").then((module) => module.deckPagesMessages),
    import("~/components/decks/messages").then((module) => module.decksMessages),
    import("~/components/stats/messages").then((module) => module.statsMessages),
    import("~/components/filters/messages").then((module) => module.filtersMessages),
    import("~/components/games/messages").then((module) => module.gamesMessages),
  ]);
  useUserStore.setState({ formats: [commander] });
  const lang = address.startsWith("/fr") ? "fr" : "en";
  await Promise.all(messages.map((one) => one.load(lang)));
  const [Stats, Fact] = [panel.default, fact.default];
  await render(
    address,
    () => (part === "deck-stats" ? <Stats deck={deck} mine /> : <Fact deck={deck} />),
    "/*",
  );
}

const rowsOf = async (title: string) => {
  const table = within(await screen.findByRole("region", { name: title })).getByRole("table");
  return within(table)
    .getAllByRole("row")
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent?.replace(/\s/g, " ")));
};

test("the rate in all stands beside the one since the list changed", async () => {
  await show(answer);
  const rows = await rowsOf("Overall, and since the list changed");
  expect(rows.map((row) => row.slice(0, 3))).toEqual([
    ["Overall", "14", "6"],
    ["Since the change", "4", "3"],
  ]);
  expect(screen.getByText("The list last changed on Oct 2, 2026.")).toBeTruthy();
});

test("the resembled bracket shows its certainty and the likelihood of each", async () => {
  await show(answer, "/fr/deck/tides");
  const card = within(await screen.findByRole("region", { name: "Joue comme" }));
  expect(card.getByText("Joue comme 4 · Optimisé")).toBeTruthy();
  expect(card.getByText(/déclaré 3 · Amélioré · assez sûr : 62\s% après 14 parties/)).toBeTruthy();
  expect((await rowsOf("Joue comme"))[3]).toEqual(["4 · Optimisé", "62 %"]);
});

test("its rating is drawn from game to game", async () => {
  await show(answer);
  expect(await rowsOf("Rating in Commander")).toEqual([
    ["Nov 2, 2026", "1,042", "± 60", "+42", "1", "4"],
  ]);
});

test("the address says over which games, and a choice goes there", async () => {
  await show(answer, "/deck/tides?show=figures&playgroup=friday&from=2026-01-01");
  await screen.findByRole("region", { name: "Plays like" });
  expect(asked[0]?.get("playgroupid")).toBe("friday");
  expect(asked[0]?.get("from")).toBe(String(new Date(2026, 0, 1).getTime()));
  fireEvent.change(screen.getByLabelText("Opponent"), { target: { value: "bea" } });
  await vi.waitFor(() => expect(asked.at(-1)?.get("opponentid")).toBe("bea"));
});

test("a deck without games has something to do first", async () => {
  await show({
    ...answer,
    stats: someStats(0, 0),
    sinceChange: null,
    rating: null,
    playsLike: null,
  });
  await screen.findByText("No games with this deck yet");
  expect(screen.getByRole("link", { name: "Record a game" })).toBeTruthy();
});

test("beside the declared bracket the results have their word", async () => {
  await show(answer, "/deck/tides", "fact");
  expect(await screen.findByText("Plays like 4 · Optimized")).toBeTruthy();
  expect(screen.getByText("fairly sure: 62% after 14 games")).toBeTruthy();
});

test("it is hidden without anything to compare with", async () => {
  await show({ ...answer, playsLike: null }, "/deck/tides", "fact");
  expect(await screen.findByText("Nothing to compare it with yet")).toBeTruthy();
});

test("opponents are listed by deck and owner, by color and by bracket", async () => {
  await show(answer);
  const decks = await rowsOf("Against decks");
  expect(decks.map((row) => [...row.slice(0, 3), ...row.slice(8)])).toEqual([
    ["Fen", "9", "4", "bea", "2", "7", "0"],
    ["Pile", "2", "0", "Zoë", "0", "2", "0"],
  ]);
  const names = async (title: string) => (await rowsOf(title)).map(([name]) => name);
  expect(await names("Against colors")).toEqual(["Black", "Colorless"]);
  expect(await names("By table bracket")).toEqual(["Bracket 3", "No bracket"]);
});

test("other players' decks and unknown brackets are not shown to people who were not there", async () => {
  const byTableBracket = [{ bracket: null, ...aRate(14, 6) }];
  await show({ ...answer, against: { byDeck: null, byColor: [], byTableBracket } });
  await screen.findByRole("region", { name: "Plays like" });
  for (const title of ["Against decks", "Against colors", "By table bracket"])
    expect(screen.queryByRole("region", { name: title })).toBeNull();
});
