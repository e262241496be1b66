import type { Rate } from "~/lib/api/types";
import { z } from "./wilson";

// What may be said of a rate. The thresholds are those of docs/stats.md.

/** With fewer games nothing is said of a rate. */
export const fewest = 5;
/** The smallest difference from the expected rate that is worth waiting for. */
const noticeable = 0.1;

export type Verdict =
  | { kind: "better" | "worse" | "asExpected" }
  /** How many more games would tell. */
  | { kind: "tooFew"; more: number };

/** After how many games a difference that stays as it is lies outside the likely range. */
const gamesToTell = (difference: number, expected: number): number =>
  (z ** 2 * expected * (1 - expected)) / difference ** 2;

/** Whether a rate is more than luck; null without games. */
export function verdictOf({ games, rate, low, high, expected }: Rate): Verdict | null {
  if (rate === null || low === null || high === null || expected === null) return null;
  // After so many games, whatever is still within the likely range is not worth a longer wait.
  const enough = Math.max(fewest, Math.ceil(gamesToTell(noticeable, expected)));
  // So few games say nothing about the rate either, so that they cannot shorten the wait.
  if (games < fewest) return { kind: "tooFew", more: enough - games };
  if (low > expected) return { kind: "better" };
  if (high < expected) return { kind: "worse" };
  if (games >= enough) return { kind: "asExpected" };
  const needed = Math.min(enough, Math.ceil(gamesToTell(rate - expected, expected)));
  return { kind: "tooFew", more: Math.max(1, needed - games) };
}
