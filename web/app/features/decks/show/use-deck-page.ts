import { getDeck } from "~/lib/api/decks";
import { ApiError } from "~/lib/api/errors";
import type { Deck, ListQuery } from "~/lib/api/types";
import { useApiPages } from "~/lib/query-pages";
import { useLastDefined } from "~/lib/use-last-defined";

const isGone = (error: unknown) =>
  error instanceof ApiError && (error.status === 404 || error.status === 403);

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
