import { allColors } from "~/components/decks/deck-colors";
import { wilson } from "~/components/stats/wilson";
import type { Rate, Stats } from "~/lib/api/types";
import type { CardColor } from "~/ui/pips";

type ColorsRate = Stats["byColors"][number];

/** The rate over the games of decks with a color; a game counts for each color of its deck. */
function rateOf(decks: readonly ColorsRate[]): Rate {
  const sum = (of: (deck: ColorsRate) => number) =>
    decks.reduce((total, deck) => total + of(deck), 0);
  const counts = {
    games: sum(({ games }) => games),
    wins: sum(({ wins }) => wins),
    draws: sum(({ draws }) => draws),
  };
  const { games, wins } = counts;
  if (games === 0) return { ...counts, rate: null, low: null, high: null, expected: null };
  const expected = sum((deck) => deck.games * (deck.expected ?? 0)) / games;
  return { ...counts, rate: wins / games, ...wilson(wins, games), expected };
}

/** The five colors and colorless, white first, each with its rate. */
export const colorRates = (byColors: readonly ColorsRate[]): { color: CardColor; rate: Rate }[] => [
  ...allColors.map((color) => ({
    color,
    rate: rateOf(byColors.filter(({ colors }) => colors.some((one) => one === color))),
  })),
  { color: "C", rate: rateOf(byColors.filter(({ colors }) => colors.length === 0)) },
];
