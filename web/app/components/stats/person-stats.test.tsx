import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { beforeEach, expect, test, vi } from "vitest";
import type { RatingChange, UserStats } from "~/lib/api/types";
import { api, network } from "../../../tests/network";
import { aDeckRate, anOpponent, aRate, someStats } from "../../../tests/stats";

beforeEach(() => {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
});

const person = { id: "me", firstname: "Ada" };
const rating = {
  formatId: "commander",
  value: 1042,
  band: 60,
  sure: 950,
  games: 40,
  wins: 12,
  draws: 0,
  settled: false,
  gamesLeft: 3,
};
const many: UserStats = {
  stats: someStats(1240, 412, {
    streak: 3,
    longestStreak: 7,
    byDeck: [aDeckRate("Élans", 40, 12), aDeckRate(null, 8, 2)],
    byOpponent: [anOpponent("bea", 9, 2, 7)],
    byMonth: [
      { ...aRate(3, 1), month: "2026-01" },
      { ...aRate(1, 1), month: "2026-03" },
    ],
    bySeat: [1, 2, 3, 4].map((seat) => ({ ...aRate(10, 4), seat })),
    byWeekday: [5, 6].map((weekday) => ({ ...aRate(10, 4), weekday })),
    records: {
      longestStreak: { length: 7, from: "2026-01-02T20:00:00Z", until: "2026-02-02T20:00:00Z" },
      fastestWin: { gameId: "g", minutes: null, turns: 4, playedAt: "2026-01-02T20:00:00Z" },
      longestGame: null,
      biggestComeback: null,
    },
  }),
  ratings: [rating],
};
const point = (value: number, change: number): RatingChange => ({
  scope: { playgroupId: null, formatId: "commander" },
  userId: "me",
  deckId: null,
  gameId: "g",
  playedAt: "2026-01-02T20:00:00Z",
  before: { value: value - change, band: 300 },
  after: { value, band: 280 },
  change,
  others: 0,
  seats: 4,
  placement: 1,
  beaten: 3,
  tied: 0,
  gamesLeft: 5,
});

const asked: URLSearchParams[] = [];
async function show(answer: UserStats, address = "/user/me", own = true) {
  asked.length = 0;
  network.use(
    http.get(api(own ? "/user/stats" : "/user/me/stats"), ({ request }) => {
      asked.push(new URL(request.url).searchParams);
      return HttpResponse.json(answer);
    }),
    http.get(api("/user/me/ratings"), () =>
      HttpResponse.json({ scope: {}, points: [point(1061, 61), point(1042, -19)] }),
    ),
    http.get(api("/tags"), () => HttpResponse.json({ tags: [] })),
  );
  const [{ show: render }, { default: PersonStats }, messages, games, filters, { useUserStore }] =
    await Promise.all([
      import("../../../tests/render"),
      import("./person-stats"),
      import("./messages"),
      import("~/components/games/messages"),
      import("~/components/filters/messages"),
      import("~/lib/user/store"),
    ]);
  const { commander } = await import("../../../tests/decks");
  useUserStore.setState({ formats: [commander] });
  const lang = address.startsWith("/fr") ? "fr" : "en";
  await Promise.all(
    [messages.statsMessages, games.gamesMessages, filters.filtersMessages].map((one) =>
      one.load(lang),
    ),
  );
  await render(address, () => <PersonStats person={person} own={own} />, "/*");
}

const rowsOf = (title: string) => {
  const table = within(screen.getByRole("region", { name: title })).getByRole("table");
  return within(table)
    .getAllByRole("row")
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent?.replace(/\s/g, " ")));
};

test("without games there is something to do first, and nothing to filter", async () => {
  await show({ stats: someStats(0, 0), ratings: [] });
  await screen.findByText("No stats yet");
  expect(screen.getByRole("link", { name: "Record a game" })).toBeTruthy();
  expect(screen.queryByRole("search")).toBeNull();
});

test("one game: its rate with how little that says, and no chart of one bar", async () => {
  await show({
    stats: {
      ...someStats(1, 1),
      low: 0.206,
      high: 1,
      byMonth: [{ ...aRate(1, 1), month: "2026-01" }],
    },
    ratings: [],
  });
  await screen.findByText(/1 of 1 · 21–100%/);
  expect(screen.getByText(/With so few games, rates are rough/)).toBeTruthy();
  await waitFor(() => expect(document.querySelector(".animate-breathe")).toBeNull());
  expect(screen.queryByText("Month by month")).toBeNull();
  expect(screen.queryByRole("button", { name: "More stats" })).toBeNull();
});

test("many: every chart has its table, and what few ask for comes when asked", async () => {
  await show(many);
  await screen.findByRole("heading", { name: "By deck" });
  expect(rowsOf("By deck")[0]?.slice(0, 5)).toEqual(["Élans", "40", "12", "0", "30%"]);
  expect(rowsOf("By deck")[1]?.[0]).toBe("No deck");
  expect(rowsOf("Month by month").map(([month, games]) => `${month} ${games}`)).toEqual([
    "January 2026 3",
    "February 2026 0",
    "March 2026 1",
  ]);
  expect(rowsOf("By opponent")[0]?.slice(-3)).toEqual(["2", "7", "0"]);
  expect(rowsOf("Records")[1]).toEqual(["Fastest win", "4 turns", "Jan 2, 2026"]);
  await waitFor(() => expect(rowsOf("Rating in Commander")).toHaveLength(2));
  expect(rowsOf("Rating in Commander")[1]?.slice(1, 4)).toEqual(["1,042", "± 280", "−19"]);
  expect(screen.queryByRole("heading", { name: "By weekday" })).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "More stats" }));
  await screen.findByRole("heading", { name: "By weekday" });
  expect(rowsOf("By weekday")).toHaveLength(7);
});

test("hidden games are mentioned beside the number, even when it is zero", async () => {
  network.use(http.get(api("/user/me/versus"), () => HttpResponse.json({}, { status: 500 })));
  await show({ ...many, stats: { ...many.stats, partial: true } }, "/user/me", false);
  const tile = (await screen.findByText("Win rate", { selector: "dt" })).parentElement;
  expect(tile?.textContent).toContain("Some games are private");
});

test("none that may be seen is not the same as none", async () => {
  await show({ stats: someStats(0, 0, { partial: true }), ratings: [] }, "/fr/user/me", false);
  await screen.findByText("Ada n’a aucune partie à afficher");
  expect(screen.getByText(/Certaines parties sont privées/)).toBeTruthy();
});

test("one made and one suffered, in French", async () => {
  const eliminations = { made: 1, suffered: 1, knownGames: 1 };
  await show({ ...many, stats: { ...many.stats, eliminations } }, "/fr/user/me");
  expect(await screen.findByText(/1 infligée, 1 subie/)).toBeTruthy();
});

test("in French with French numbers", async () => {
  await show(many, "/fr/user/me");
  await screen.findByRole("heading", { name: "Par deck" });
  expect(rowsOf("Par deck")[0]?.slice(0, 5)).toEqual(["Élans", "40", "12", "0", "30 %"]);
  expect(document.body.textContent?.replace(/\s/g, " ")).toContain("412 sur 1 240");
});

test("the filters are the address's, and a link with days means those days", async () => {
  await show(many, "/user/me?format=commander&from=2026-01-01&until=2026-01-31");
  await screen.findByRole("heading", { name: "By deck" });
  expect(asked[0]?.get("formatid")).toBe("commander");
  expect(Number(asked[0]?.get("from"))).toBe(new Date(2026, 0, 1).getTime());
  expect(Number(asked[0]?.get("until"))).toBe(new Date(2026, 1, 1).getTime());
  expect(screen.getByLabelText<HTMLInputElement>("From").value).toBe("2026-01-01");
  fireEvent.change(screen.getByRole("combobox", { name: "Time" }), { target: { value: "" } });
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(asked[1]?.has("from")).toBe(false);
});

test("what is chosen goes to the address, and a page opened there says the same", async () => {
  vi.useFakeTimers({ now: new Date(2026, 10, 15), toFake: ["Date"] });
  await show(many);
  await screen.findByRole("heading", { name: "By deck" });
  const box = (name: string) => screen.getByRole<HTMLSelectElement>("combobox", { name });
  fireEvent.change(box("Format"), { target: { value: "commander" } });
  await waitFor(() => expect(asked.at(-1)?.get("formatid")).toBe("commander"));
  fireEvent.change(box("Time"), { target: { value: "lastYear" } });
  await waitFor(() =>
    expect(Number(asked.at(-1)?.get("from"))).toBe(new Date(2025, 0, 1).getTime()),
  );
  cleanup();
  await show(many, "/user/me?format=commander&from=2025-01-01&until=2025-12-31&opponent=bea");
  await screen.findByRole("heading", { name: "By deck" });
  expect([box("Format").value, box("Opponent").value]).toEqual(["commander", "bea"]);
  expect(box("Time").selectedOptions[0]?.textContent).toBe("Last year");
  expect(asked[0]?.get("opponentid")).toBe("bea");
});

test.each([
  ["", "33%", "6–79%", "expected 25%", "2.3", "1h 15m", "1,042"],
  ["/fr", "33 %", "6–79 %", "attendu 25 %", "2,3", "1h 15min", "1 042"],
])(
  "at %s/user/me numbers are written as the language does",
  async (lang, rate, range, expected, place, length, value) => {
    const rates = { rate: 1 / 3, low: 0.0615, high: 0.7923, expected: 0.25 };
    const stats = { ...many.stats, ...rates, averagePlacement: 2.25, averageMinutes: 75 };
    await show({ ...many, stats: { ...stats, timedGames: 3 } }, `${lang}/user/me`);
    const plain = (text?: string | null) => text?.replace(/\s/g, " ");
    const tile = (name: RegExp) => screen.getByText(name, { selector: "dt" }).parentElement;
    await screen.findByText(/^(Win rate|Taux de victoire)$/, { selector: "dt" });
    const winRate = tile(/^(Win rate|Taux de victoire)$/);
    for (const part of [rate, range, expected]) expect(plain(winRate?.textContent)).toContain(part);
    // A no-break space keeps the French percent sign on the line of its number.
    if (lang) expect(winRate?.textContent).toMatch(/33[\u00a0\u202f]%/);
    expect(plain(tile(/^(Average place|Place moyenne)$/)?.textContent)).toContain(place);
    expect(plain(tile(/^(Length|Durée)$/)?.textContent)).toContain(length);
    const title = lang ? "Rating en Commander" : "Rating in Commander";
    await waitFor(() => expect(rowsOf(title)).toHaveLength(2));
    expect(rowsOf(title)[1]?.[1]).toBe(value);
    const slider = within(screen.getByRole("region", { name: title })).getByRole("slider");
    expect(plain(slider.getAttribute("aria-valuetext"))).toContain(value);
  },
);

test("nothing fits: the filters are taken away by one press", async () => {
  await show({ stats: someStats(0, 0), ratings: [] }, "/user/me?opponent=x");
  await screen.findByText("No games match these filters");
  const [clear] = screen.getAllByRole("button", { name: "Clear filters" });
  if (clear) fireEvent.click(clear);
  await screen.findByText("No stats yet");
});

test("stats that move elsewhere are read again", async () => {
  await show(many);
  await screen.findByRole("heading", { name: "By deck" });
  const { tellChanged } = await import("~/lib/signals/changes");
  act(() => tellChanged(["figures"]));
  await waitFor(() => expect(asked.length).toBeGreaterThan(1));
});

test("a late answer to older filters is not shown", async () => {
  await show(many);
  await screen.findByText(/412 of 1,240/);
  let answerLate: (() => void) | undefined;
  network.use(
    http.get(api("/user/stats"), ({ request }) => {
      const filtered = new URL(request.url).searchParams.has("formatid");
      if (filtered) return HttpResponse.json({ stats: someStats(7, 7), ratings: [] });
      return new Promise<Response>((resolve) => {
        answerLate = () => resolve(HttpResponse.json(many));
      });
    }),
  );
  const { tellChanged } = await import("~/lib/signals/changes");
  act(() => tellChanged(["figures"]));
  await waitFor(() => expect(answerLate).toBeDefined());
  fireEvent.change(screen.getByRole("combobox", { name: "Format" }), {
    target: { value: "commander" },
  });
  await screen.findByText(/7 of 7/);
  await act(async () => {
    answerLate?.();
    // An answer that comes after it.
    await fetch(api("/tags"));
  });
  expect(screen.queryByText(/412 of 1,240/)).toBeNull();
  expect(screen.getByText(/7 of 7/)).toBeTruthy();
});
