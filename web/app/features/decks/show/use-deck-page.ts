import { useRef } from "react";
import { getDeck } from "~/lib/api/decks";
import { isGone } from "~/lib/api/errors";
import type { Deck, ListQuery } from "~/lib/api/types";
import { useApiPages } from "~/lib/query-pages";

/** The last defined value, so that the page does not jump while the next one loads. */
function useLastDefined<T>(now: T | undefined): T | undefined {
  const kept = useRef(now);
  if (now !== undefined) kept.current = now;
  return kept.current;
}

/** A deck and its games page by page. The deck stays on show while other filters read other games. */
export function useDeckPage(id: string, query: ListQuery) {
  const paged = useApiPages([null, "deck", id, query], (timestamp, signal) =>
    getDeck(id, { ...query, timestamp }, signal),
  );
  const page = useLastDefined(paged.pages[0]);
  return {
    paged,
    page: page?.deck.id === id ? page : undefined,
    gone: paged.status === "failed" && isGone(paged.error),
    /** Shows the deck as it is after a change. */
    change: (deck: Deck) => paged.change((read) => ({ ...read, deck })),
  };
}
