import { expect, test } from "vitest";
import { aDeckRate, anOpponent } from "../../../tests/stats";
import { bestDeck, favorite, mostMet, mostPlayed, nemesis } from "./best";
import { filledMonths } from "./time-cards";

test("the best deck is the one surest to be good, not the one that won its only game", () => {
  const decks = [aDeckRate("Once", 1, 1), aDeckRate("Often", 60, 33), aDeckRate(null, 90, 80)];
  expect(bestDeck(decks)?.name).toBe("Often");
  expect(mostPlayed(decks)?.name).toBe("Often");
  expect(bestDeck([aDeckRate("Never", 9, 0)])).toBeNull();
});

test("many games below expectation make no best deck, and neither do too few above it", () => {
  const often = { ...aDeckRate("Often", 450, 113), low: 0.213, expected: 0.26 };
  const good = { ...aDeckRate("Good", 89, 26), low: 0.208, expected: 0.26 };
  expect(bestDeck([often, good])?.name).toBe("Good");
  expect(bestDeck([often])).toBeNull();
  expect(bestDeck([aDeckRate("Lucky", 4, 4)])).toBeNull();
  expect(bestDeck([aDeckRate("Five", 5, 4), aDeckRate("Lucky", 4, 4)])?.name).toBe("Five");
});

test("whom one meets most, loses to most, beats most", () => {
  const people = [
    anOpponent("bea", 9, 2, 7),
    anOpponent("cy", 12, 6, 6),
    anOpponent("di", 5, 4, 1),
  ];
  expect([mostMet, nemesis, favorite].map((of) => of(people)?.userId)).toEqual(["cy", "bea", "di"]);
  expect(nemesis([])).toBeNull();
});

test("a nemesis is who surely finishes ahead, not who was met most", () => {
  const people = [
    anOpponent("always", 8, 0, 8),
    anOpponent("regular", 120, 55, 65),
    anOpponent("twice", 2, 0, 2),
  ];
  expect(nemesis(people)?.userId).toBe("always");
  expect(favorite(people)).toBeNull();
  expect(nemesis([anOpponent("twice", 2, 0, 2)])).toBeNull();
  // Level games decide nothing.
  expect(nemesis([anOpponent("level", 30, 1, 3)])).toBeNull();
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
