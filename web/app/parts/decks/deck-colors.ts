import type { CardColor } from "~/ui/pips";

const inOrder: readonly CardColor[] = ["W", "U", "B", "R", "G"];

/** A deck's colours in the order they are always named. */
export const deckColors = ({ colors }: { colors: readonly string[] }): CardColor[] =>
  inOrder.filter((color) => colors.includes(color));
