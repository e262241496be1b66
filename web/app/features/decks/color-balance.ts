import { allColors, type DeckColor } from "~/components/decks/deck-colors";
import type { CardListSummary } from "~/lib/api/types";

/** A color's part of the mana symbols in all costs, and of the mana that lands give; both from 0 to 1. */
export interface ColorShare {
  color: DeckColor;
  costs: number;
  lands: number;
}

export interface ColorBalance {
  shares: ColorShare[];
  /** The color that lands fall short of the most, if any does. */
  short: ColorShare | null;
}

/** Lands fall short of a color where its part of them is this much smaller than its part of the costs. */
const shortfall = 0.12;

const gap = ({ costs, lands }: ColorShare) => costs - lands;

/**
 * The colors that costs ask for against those the lands give; null where the card database says nothing of either. What
 * lands give besides, such as those that give any color, helps nobody.
 */
export function colorBalance({
  symbols,
  lands,
}: Pick<CardListSummary, "symbols" | "lands">): ColorBalance | null {
  const asked = allColors.filter((color) => symbols[color] > 0);
  const sum = (counts: CardListSummary["lands"]) =>
    asked.reduce((all, color) => all + counts[color], 0);
  const [allSymbols, allLands] = [sum(symbols), sum(lands)];
  if (allLands === 0) return null;
  const shares = asked.map((color) => ({
    color,
    costs: symbols[color] / allSymbols,
    lands: lands[color] / allLands,
  }));
  const [worst] = shares.toSorted((a, b) => gap(b) - gap(a));
  return { shares, short: worst && gap(worst) >= shortfall ? worst : null };
}
