import { expect, test } from "vitest";
import { aDeckRate, anOpponent } from "../../../tests/figures";
import { bestDeck, mostMet, mostPlayed, nemesis, prey } from "./best";
import { filledMonths } from "./time-cards";

test("the best deck is the one surest to be good, not the one that won its only game", () => {
  const decks = [aDeckRate("Once", 1, 1), aDeckRate("Often", 60, 33), aDeckRate(null, 90, 80)];
  expect(bestDeck(decks)?.name).toBe("Often");
  expect(mostPlayed(decks)?.name).toBe("Often");
  expect(bestDeck([aDeckRate("Never", 9, 0)])).toBeNull();
});

test("whom one meets most, loses to most, beats most", () => {
  const people = [
    anOpponent("bea", 9, 2, 7),
    anOpponent("cy", 12, 6, 6),
    anOpponent("di", 5, 4, 1),
  ];
  expect([mostMet, nemesis, prey].map((of) => of(people)?.userId)).toEqual(["cy", "bea", "di"]);
  expect(nemesis([])).toBeNull();
});

test("a month without games stands between two with", () => {
  const months = filledMonths([
    { month: "2025-11", games: 2, wins: 1 },
    { month: "2026-02", games: 1, wins: 0 },
  ]);
  expect(months.map(({ month, games }) => `${month}:${games}`)).toEqual([
    "2025-11:2",
    "2025-12:0",
    "2026-01:0",
    "2026-02:1",
  ]);
});
