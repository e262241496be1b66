import { expect, test } from "vitest";
import type { Rate } from "~/lib/api/types";
import { aRate } from "../../../tests/stats";
import { verdictOf } from "./verdict";
import { wilson } from "./wilson";

/** With the interval that the server would send. */
const rateOf = (games: number, wins: number, expected = 0.25): Rate => ({
  ...aRate(games, wins),
  ...wilson(wins, games),
  expected,
});

test("Wilson's interval is the server's", () => {
  const { low, high } = wilson(1, 1);
  expect([low, high].map((share) => Math.round(share * 1000))).toEqual([207, 1000]);
  expect(wilson(0, 10).low).toBe(0);
});

test.each([
  ["no games", aRate(0, 0), null],
  ["surely better", rateOf(84, 31), { kind: "better" }],
  ["surely worse", rateOf(84, 11), { kind: "worse" }],
  ["close over many games", rateOf(84, 22), { kind: "asExpected" }],
  // 72.03 games show a difference of ten points, so 73.
  ["luck in four games says nothing", rateOf(4, 4), { kind: "tooFew", more: 69 }],
  ["exactly as expected, over few", rateOf(40, 10), { kind: "tooFew", more: 33 }],
  ["one game", rateOf(1, 0), { kind: "tooFew", more: 72 }],
])("%s", (_, rate, verdict) => {
  expect(verdictOf(rate)).toEqual(verdict);
});

test.each([
  [12, 5, 0.25],
  [20, 8, 0.25],
  [30, 12, 0.3],
  [10, 3, 0.5],
  [24, 9, 0.25],
])("%i games with %i wins: as many more at that rate do tell", (games, wins, expected) => {
  const verdict = verdictOf(rateOf(games, wins, expected));
  if (verdict?.kind !== "tooFew") throw new Error(`${verdict?.kind}`);
  const later = games + verdict.more;
  const after = verdictOf(rateOf(later, (wins / games) * later, expected));
  expect(after?.kind).not.toBe("tooFew");
  const before = verdictOf(rateOf(later - 1, (wins / games) * (later - 1), expected));
  expect(before?.kind).toBe("tooFew");
});
