import { getDecks } from "~/lib/api/calls";
import { getDecksOf } from "~/lib/api/decks";
import { useApiQuery } from "~/lib/query";
import { useUserStore } from "~/lib/user/store";

/** A player's decks, as far as the user may see them. */
export function useDecksOf(userId: string) {
  const me = useUserStore((state) => state.userData?.id);
  return useApiQuery([null, "decks-of", userId], (signal) =>
    userId === me ? getDecks(signal) : getDecksOf(userId, signal),
  );
}
