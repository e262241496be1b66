import { fireEvent, screen } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { beforeEach, expect, test, vi } from "vitest";
import type { Stats } from "~/lib/api/types";
import { api, network } from "../../../tests/network";
import { open } from "../../../tests/open";
import { aDeckRate, anOpponent, aRate, someStats } from "../../../tests/stats";

let asked: URLSearchParams[];
beforeEach(() => {
  asked = [];
});

async function show(address: string, stats: Stats) {
  network.use(
    http.get(api("/user/stats"), ({ request }) => {
      asked.push(new URL(request.url).searchParams);
      return HttpResponse.json({ stats, ratings: [] });
    }),
  );
  const lang = address.startsWith("/fr") ? "fr" : "en";
  const [, { statsMessages }] = await Promise.all([
    import("./poster"),
    import("~/components/stats/messages"),
  ]);
  await statsMessages.load(lang);
  return open(() => import("./page"), address, `${lang === "fr" ? "/fr" : ""}/review/:year?`);
}

const highlights = () =>
  Object.fromEntries(
    screen
      .getAllByRole("term")
      .map((label) => [label.textContent, label.nextElementSibling?.textContent]),
  );

test("a year shows its own highlights, from its first day to its last", async () => {
  await show(
    "/review/2025",
    someStats(40, 12, {
      averageMinutes: 90,
      timedGames: 20,
      byDeck: [aDeckRate("Once", 1, 1), aDeckRate("Often", 39, 11)],
      byOpponent: [anOpponent("bea", 30, 10, 20), anOpponent("cem", 8, 6, 2)],
      byMonth: [
        { ...aRate(9, 2), month: "2025-01" },
        { ...aRate(31, 10), month: "2025-03" },
      ],
      byColors: [{ ...aRate(40, 12), colors: ["U", "W"] }],
      byWeekday: [{ ...aRate(40, 12), weekday: 4 }],
    }),
  );
  await screen.findByText("40");
  expect(asked.map((query) => Number(query.get("from")))).toEqual([new Date(2025, 0, 1).getTime()]);
  expect(Number(asked[0]?.get("until"))).toBe(new Date(2026, 0, 1).getTime());
  expect(screen.getByText("12 won · 5 points above expected · 30h at the table")).toBeTruthy();
  expect(highlights()).toEqual({
    "Best deck": "Often 11 wins · 39 games",
    "Colors of the year": "WUWhite, Blue 40 of 40 games",
    Nemesis: "A10 – 20bea 10 times ahead, 20 behindB",
    "Favorite opponent": "A6 – 2cem 6 times ahead, 2 behindC",
    "Busiest month": "March 31 of 40 games",
    "Game night": "Thursday 40 of 40 games",
  });
  const drawings = ["January: 9 games, March: 31 games", "White: 40 games, Blue: 40 games"];
  for (const name of drawings) expect(screen.getByRole("img", { name })).toBeTruthy();
  expect(screen.getByRole("link", { name: "All stats for 2025" }).getAttribute("href")).toBe(
    "/user/me/ada?from=2025-01-01&until=2025-12-31",
  );
});

test("what a year cannot say yet is left out", async () => {
  await show(
    "/review/2025",
    someStats(1, 1, {
      byOpponent: [anOpponent("bea", 1, 1, 0)],
      byMonth: [{ ...aRate(1, 1), month: "2025-03" }],
      byColors: [{ ...aRate(1, 1), colors: ["U"] }],
      byWeekday: [{ ...aRate(1, 1), weekday: 4 }],
    }),
  );
  expect(await screen.findByText("game")).toBeTruthy();
  expect(screen.getByText("1 won")).toBeTruthy();
  expect(screen.queryAllByRole("term")).toEqual([]);
});

test("a shared picture comes with its alt text", async () => {
  const copied = vi.fn(async () => {});
  vi.stubGlobal("navigator", { ...navigator, clipboard: { writeText: copied } });
  await show(
    "/fr/review/2025",
    someStats(5, 3, { byDeck: [aDeckRate("Lanternes", 5, 3)], byOpponent: [] }),
  );
  const name = "Copier le texte alternatif";
  await vi.waitFor(async () =>
    expect(await screen.findByRole("button", { name })).toHaveProperty("disabled", false),
  );
  fireEvent.click(screen.getByRole("button", { name }));
  expect(copied).toHaveBeenCalledWith(
    "2025 en revue, Ada. 5 parties, 3 gagnées, 35 points au-dessus de l’attendu. " +
      "Meilleur deck\u00a0: Lanternes (3 victoires · 5 parties)",
  );
});

test.each([
  ["/review/2025", "13 won · 1 point above expected", "1 time ahead, 5 behind"],
  ["/fr/review/2025", "13 gagnées · 1 point au-dessus de l’attendu", "1 fois devant, 5 derrière"],
])("one is one: %s", async (address, facts, ahead) => {
  await show(address, someStats(50, 13, { byOpponent: [anOpponent("bea", 6, 1, 5)] }));
  expect(await screen.findByText(facts)).toBeTruthy();
  expect(screen.getByText(ahead)).toBeTruthy();
});

test("a year without games says what to do, in French too", async () => {
  await show("/fr/review/2024", someStats(0, 0));
  await screen.findByText("Aucune partie en 2024");
  expect(screen.getByRole("link", { name: "← 2023" }).getAttribute("href")).toBe("/fr/review/2023");
});

test("no year, or one to come, is this one", async () => {
  vi.useFakeTimers({ now: new Date(2026, 10, 15), toFake: ["Date"] });
  await show("/review/2099", someStats(0, 0));
  await screen.findByRole("heading", { name: "2026 in review" });
  expect(screen.queryByRole("link", { name: /2027/ })).toBeNull();
});
