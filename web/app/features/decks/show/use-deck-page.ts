import { useCallback, useState } from "react";
import { getDeck } from "~/lib/api/decks";
import { ApiError } from "~/lib/api/errors";
import type { Deck, DeckPage, ListQuery } from "~/lib/api/types";
import { usePaged } from "~/lib/paged";

const isGone = (error: unknown) =>
  error instanceof ApiError && (error.status === 404 || error.status === 403);

/** A deck and its games page by page. The deck stays on show while other filters read other games. */
export function useDeckPage(id: string, query: ListQuery) {
  const paged = usePaged(
    "deck",
    useCallback((timestamp: number | null) => getDeck(id, { ...query, timestamp }), [id, query]),
  );
  const [first] = paged.pages;
  const [seen, setSeen] = useState<DeckPage>();
  if (first && first !== seen) setSeen(first);
  const [changed, setChanged] = useState<Deck>();

  const page = first ?? (seen?.deck.id === id ? seen : undefined);
  const isNewer = changed && page?.deck.id === changed.id && changed.version >= page.deck.version;
  return {
    paged,
    page: page && { ...page, deck: isNewer ? changed : page.deck },
    gone: paged.status === "failed" && isGone(paged.error),
    /** Shows the deck as it is after a change. */
    change: setChanged,
  };
}
