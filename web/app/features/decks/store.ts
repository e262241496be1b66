import type { Deck } from "~/lib/api/types";
import { useUserStore } from "~/lib/user/store";

/** Takes a deck out of the user's list. */
export function forgetDeck(id: string): void {
  useUserStore.setState(({ decks }) => ({ decks: decks.filter((deck) => deck.id !== id) }));
}

/** The user's list as it is after a deck was saved; archived ones are not in it. */
export function keepDeck(deck: Deck): Deck {
  useUserStore.setState(({ decks }) => {
    const others = decks.filter(({ id }) => id !== deck.id);
    return { decks: deck.archivedAt ? others : [deck, ...others] };
  });
  return deck;
}
