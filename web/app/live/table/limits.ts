import type { Counter } from "./types";

export const MOST_LIFE = 99_999;
export const MOST_COUNTED = 9_999;
export const MOST_CUSTOM = 12;
export const MOST_ROUNDS = 999;
export const MOST_TURNS = 4_000;
export const MOST_EVENTS = 20_000;
export const MOST_STEPS = 500;
export const MOST_TAPS = 500;
/** Taps of one device on the same thing, each within this many milliseconds of the one before, are one line. */
export const JOIN_WITHIN = 2_000;

export function mostOf(counter: Counter): number {
  return counter === "ring" ? 4 : counter === "mulligans" ? 99 : MOST_COUNTED;
}
