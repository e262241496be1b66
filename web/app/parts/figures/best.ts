import type { DeckRate, OpponentRate, Rate } from "~/lib/api/types";

const most = <T>(entries: readonly T[], worth: (entry: T) => number): T | null =>
  entries.reduce<T | null>((best, one) => (!best || worth(one) > worth(best) ? one : best), null);

/**
 * The deck that most surely does best against what was to be expected of it: one win in one game is no reason to call
 * it that. None without a win.
 */
export function bestDeck(decks: readonly DeckRate[]): DeckRate | null {
  const over = ({ low, expected }: Rate) => (low ?? 0) - (expected ?? 0);
  return most(
    decks.filter(({ name, wins }) => name && wins > 0),
    over,
  );
}

export const mostPlayed = (decks: readonly DeckRate[]): DeckRate | null =>
  most(
    decks.filter(({ name }) => name),
    ({ games }) => games,
  );

/** Whom one met most. */
export const mostMet = (opponents: readonly OpponentRate[]): OpponentRate | null =>
  most(opponents, ({ games }) => games);

/** Who came ahead more often than not, by the widest margin. */
export const nemesis = (opponents: readonly OpponentRate[]): OpponentRate | null =>
  most(
    opponents.filter(({ ahead, behind }) => behind > ahead),
    ({ ahead, behind }) => behind - ahead,
  );

/** Whom one left behind more often than not, by the widest margin. */
export const prey = (opponents: readonly OpponentRate[]): OpponentRate | null =>
  most(
    opponents.filter(({ ahead, behind }) => ahead > behind),
    ({ ahead, behind }) => ahead - behind,
  );
