import { expect, test } from "vitest";
import { anOpponent, aRate, someStats } from "../../../tests/stats";
import { bestRecords, busiest, colorGames, monthGames, rivalsOf } from "./year";

test("only what stands out is the busiest", () => {
  expect(busiest([{ games: 3 }, { games: 7 }])).toEqual({ games: 7 });
  expect(busiest([{ games: 7 }, { games: 3 }, { games: 7 }])).toBeNull();
  expect(busiest([{ games: 1 }])).toBeNull();
  expect(busiest([])).toBeNull();
});

const keys = (...opponents: ReturnType<typeof anOpponent>[]) =>
  rivalsOf(opponents).map(({ key, who }) => `${key} ${who.username}`);

test("whom one met most stands in for a rival that is missing, and nobody is named twice", () => {
  const [bea, cem, dee] = [
    anOpponent("bea", 20, 5, 15),
    anOpponent("cem", 20, 15, 5),
    anOpponent("dee", 30, 15, 15),
  ];
  expect(keys(bea, cem, dee)).toEqual(["nemesis bea", "favorite cem"]);
  expect(keys(bea, dee)).toEqual(["nemesis bea", "mostMet dee"]);
  expect(keys(bea)).toEqual(["nemesis bea"]);
  expect(keys(dee)).toEqual(["mostMet dee"]);
  expect(keys(anOpponent("once", 1, 1, 0))).toEqual([]);
});

test("a game counts for each of its colors", () => {
  const byColors = [
    { ...aRate(4, 1), colors: ["G" as const, "U" as const] },
    { ...aRate(3, 1), colors: ["U" as const] },
    { ...aRate(2, 1), colors: [] },
  ];
  expect(colorGames(byColors)).toEqual([
    { color: "U", games: 7 },
    { color: "G", games: 4 },
    { color: "C", games: 2 },
  ]);
});

test("a year has twelve months", () => {
  const byMonth = [
    { ...aRate(2, 1), month: "2025-01" },
    { ...aRate(5, 1), month: "2025-12" },
  ];
  expect(monthGames(byMonth)).toEqual([2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5]);
});

test("two records at most, comebacks first, and no streak of two", () => {
  const line = (key: "longestStreak" | "fastestWin" | "longestGame" | "biggestComeback") => ({
    key,
    title: key,
    value: "",
    when: "",
    gameId: null,
    holder: null,
  });
  const lines = [line("longestStreak"), line("fastestWin"), line("biggestComeback")];
  const kept = (length: number) => {
    const records = { ...someStats(9, 3).records, longestStreak: { length, from: "", until: "" } };
    return bestRecords(lines, someStats(9, 3, { records })).map(({ key }) => key);
  };
  expect(kept(3)).toEqual(["biggestComeback", "longestStreak"]);
  expect(kept(2)).toEqual(["biggestComeback", "fastestWin"]);
});
