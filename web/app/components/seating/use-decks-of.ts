import { isAway } from "~/lib/api/away";
import { getDecks } from "~/lib/api/calls";
import { getDecksOf } from "~/lib/api/decks";
import { useApiQuery } from "~/lib/query";
import { useUserStore } from "~/lib/user/store";

/** My own; where the server is away, as last seen. */
async function ownDecks(signal: AbortSignal) {
  try {
    return await getDecks(signal);
  } catch (error) {
    const { decks } = useUserStore.getState();
    if (!isAway(error) || decks.length === 0) throw error;
    return { decks };
  }
}

/** A player's decks, as far as the user may see them. */
export function useDecksOf(userId: string) {
  const me = useUserStore((state) => state.userData?.id);
  return useApiQuery([null, "decks-of", userId], (signal) =>
    userId === me ? ownDecks(signal) : getDecksOf(userId, signal),
  );
}
