import { allColors, deckPips } from "~/components/decks/deck-colors";
import type { Deck } from "~/lib/api/types";
import { folded } from "~/lib/text";
import type { CardColor } from "~/ui/pips";

/** What narrows the list of decks; it lives in the address. */
export interface DeckFilter {
  q: string;
  formatId: string | null;
  subformatId: string | null;
  /** 0 stands for decks without a bracket. */
  bracket: number | null;
  colors: CardColor[];
}

export const noFilter: DeckFilter = {
  q: "",
  formatId: null,
  subformatId: null,
  bracket: null,
  colors: [],
};

export const choosable: readonly CardColor[] = [...allColors, "C"];

const bracketOf = (text: string | null) =>
  text !== null && /^[0-5]$/.test(text) ? Number(text) : null;

export function readFilter(search: URLSearchParams): DeckFilter {
  const letters = search.get("colors")?.toUpperCase() ?? "";
  return {
    q: search.get("q") ?? "",
    formatId: search.get("format"),
    subformatId: search.get("subformat"),
    bracket: bracketOf(search.get("bracket")),
    colors: choosable.filter((color) => letters.includes(color)),
  };
}

/** The same address with another filter; everything else in it stays. */
export function writeFilter(search: URLSearchParams, filter: DeckFilter): URLSearchParams {
  const next = new URLSearchParams(search);
  const values = {
    q: filter.q,
    format: filter.formatId,
    subformat: filter.subformatId,
    bracket: filter.bracket,
    colors: filter.colors.join(""),
  };
  for (const [name, value] of Object.entries(values)) {
    if (value === null || value === "") next.delete(name);
    else next.set(name, String(value));
  }
  return next;
}

export const isFiltering = (filter: DeckFilter): boolean =>
  writeFilter(new URLSearchParams(), filter).size > 0;

const hasWords = (deck: Deck, words: string[]) => {
  const text = folded([deck.name, ...deck.commanders].join(" "));
  return words.every((word) => text.includes(word));
};

/** Every color chosen must be in the deck; colorless is one with commanders and no color at all. */
const hasColors = (deck: Deck, colors: CardColor[]) =>
  colors.every((color) => deckPips(deck).includes(color));

/** The decks that pass, in the order they came. */
export function filtered(decks: readonly Deck[], filter: DeckFilter): Deck[] {
  const words = folded(filter.q).split(/\s+/).filter(Boolean);
  return decks.filter(
    (deck) =>
      (filter.formatId === null || deck.formatId === filter.formatId) &&
      (filter.subformatId === null || deck.subformatId === filter.subformatId) &&
      (filter.bracket === null || (deck.bracket ?? 0) === filter.bracket) &&
      hasColors(deck, filter.colors) &&
      hasWords(deck, words),
  );
}
