import type { CardColor } from "~/ui/pips";

export type DeckColor = Exclude<CardColor, "C">;

/** In the order they are always named. */
export const allColors: readonly DeckColor[] = ["W", "U", "B", "R", "G"];

export const deckColors = ({ colors }: { colors: readonly string[] }): DeckColor[] =>
  allColors.filter((color) => colors.includes(color));

/** Of what has an identity: no color at all is colorless. */
export const identityPips = (colors: readonly string[]): CardColor[] =>
  colors.length === 0 ? ["C"] : deckColors({ colors });

/** The pips of a deck. Without colors it is colorless if its commanders are known, otherwise unknown. */
export const deckPips = (deck: {
  colors: readonly string[];
  commanders: readonly string[];
}): CardColor[] => (deck.commanders.length > 0 ? identityPips(deck.colors) : deckColors(deck));
