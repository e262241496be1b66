import type { CardColor } from "~/ui/pips";

export type DeckColor = Exclude<CardColor, "C">;

/** In the order they are always named. */
export const allColors: readonly DeckColor[] = ["W", "U", "B", "R", "G"];

export const deckColors = ({ colors }: { colors: readonly string[] }): DeckColor[] =>
  allColors.filter((color) => colors.includes(color));
