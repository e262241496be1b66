/** The user store keeps its lists itself; here the notice is told when they are not fresh. */
import { mayWorkLater } from "~/lib/api/away";
import { useListsLoad } from "~/lib/user/lists-load";
import { useUserStore } from "~/lib/user/store";
import { listsName, markFresh, markSeen } from "./shown";

/** When the oldest of them was read. */
function storedAt(): number | null {
  const { decks, friends, playgroups } = useUserStore.getState().lastFetch;
  const times = [decks, friends, playgroups].filter((at) => at !== null);
  return times.length > 0 ? Math.min(...times) : null;
}

export function markLists(): void {
  const mark = () => {
    const { failed, error } = useListsLoad.getState();
    const at = failed && mayWorkLater(error) ? storedAt() : null;
    if (at !== null) markSeen(listsName, at);
    else markFresh(listsName);
  };
  mark();
  useListsLoad.subscribe(mark);
}
