import { useUserStore } from "~/lib/user/store";
import { type Changed, onChanged, tellChanged } from "./changes";
import { openSocket } from "./socket";

/** Reads the store's lists again; a failure is logged there, and the next word or look tries again. */
function reloadLists(changed: Changed): void {
  const { fetchFriends, fetchPlaygroups, fetchDecks } = useUserStore.getState();
  const has = (...names: string[]) =>
    !changed || changed.some((topic) => names.includes(topic.replace(/:.*/, "")));
  const reload = (fetch: typeof fetchDecks) => void fetch(true).catch(() => undefined);
  if (has("friends")) reload(fetchFriends);
  // Games and members of a group change its counts.
  if (has("playgroups", "playgroup")) reload(fetchPlaygroups);
  // A deck's record changes with the games it was played in.
  if (has("decks", "games")) reload(fetchDecks);
}

/** Listens to the server, and keeps the user's lists as it says. */
export function followSignals(): () => void {
  const stop = onChanged(reloadLists);
  const close = openSocket({
    changed: tellChanged,
    // If the user was signed out elsewhere, any call's answer ends the session.
    refused: () =>
      void useUserStore
        .getState()
        .fetchUser()
        .catch(() => undefined),
  });
  return () => {
    stop();
    close();
  };
}
