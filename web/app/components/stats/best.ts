import type { DeckRate, OpponentRate, Rate } from "~/lib/api/types";
import { fewest } from "./verdict";
import { wilson } from "./wilson";

const most = <T>(entries: readonly T[], worth: (entry: T) => number): T | null =>
  entries.reduce<T | null>((best, one) => (!best || worth(one) > worth(best) ? one : best), null);

const aboveExpected = ({ rate, expected }: Rate) => (rate ?? 0) > (expected ?? 0);

/**
 * The deck that most certainly wins more than expected. One win in one game is no reason to call it
 * that, and neither are many games below expectation. As `docs/stats.md` has it.
 */
export const bestDeck = (decks: readonly DeckRate[]): DeckRate | null =>
  most(
    decks.filter((deck) => deck.name && deck.games >= fewest && aboveExpected(deck)),
    ({ low, expected }) => (low ?? 0) - (expected ?? 0),
  );

export const mostPlayed = (decks: readonly DeckRate[]): DeckRate | null =>
  most(
    decks.filter(({ name }) => name),
    ({ games }) => games,
  );

/** Whom one met most. */
export const mostMet = (opponents: readonly OpponentRate[]): OpponentRate | null =>
  most(opponents, ({ games }) => games);

/** Over the games that one of the two finished ahead, who did so most surely more often than not. */
const surest = (opponents: readonly OpponentRate[], side: "ahead" | "behind") =>
  most(
    opponents.filter((one) => {
      const decided = one.ahead + one.behind;
      return decided >= fewest && 2 * one[side] > decided;
    }),
    (one) => wilson(one[side], one.ahead + one.behind).low,
  );

/** Who most surely finishes ahead of one. */
export const nemesis = (opponents: readonly OpponentRate[]): OpponentRate | null =>
  surest(opponents, "behind");

/** Whom one most surely finishes ahead of. */
export const favorite = (opponents: readonly OpponentRate[]): OpponentRate | null =>
  surest(opponents, "ahead");
