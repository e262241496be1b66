import { screen } from "@testing-library/react";
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
      byOpponent: [anOpponent("bea", 30, 10, 20)],
      byMonth: [{ ...aRate(40, 12), month: "2025-03" }],
    }),
  );
  await screen.findByText("40 games");
  expect(asked.map((query) => Number(query.get("from")))).toEqual([new Date(2025, 0, 1).getTime()]);
  expect(Number(asked[0]?.get("until"))).toBe(new Date(2026, 0, 1).getTime());
  expect(screen.getByText("12 won · 30h at the table")).toBeTruthy();
  expect(screen.getByText("5 points above expected")).toBeTruthy();
  expect(highlights()).toMatchObject({
    "Best deck": expect.stringContaining("Often"),
    Nemesis: "bea10 times ahead, 20 behind",
    "Played with most": "bea30 of 40 games",
    "Busiest month": "March 202540 of 40 games",
  });
  expect(screen.queryByText("Fastest win")).toBeNull();
  expect(screen.getByRole("link", { name: "All stats for 2025" }).getAttribute("href")).toBe(
    "/user/me/ada?from=2025-01-01&until=2025-12-31",
  );
});

test.each([
  ["/review/2025", "1 point above expected", "1 time ahead, 5 behind"],
  ["/fr/review/2025", "1 point au-dessus de l’attendu", "1 fois devant, 5 derrière"],
])("one is one: %s", async (address, above, ahead) => {
  await show(address, someStats(50, 13, { byOpponent: [anOpponent("bea", 6, 1, 5)] }));
  expect(await screen.findByText(above)).toBeTruthy();
  expect(screen.getByText(new RegExp(ahead))).toBeTruthy();
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
