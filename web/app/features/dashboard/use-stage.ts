import { useDeferredValue, useEffect, useState } from "react";
import { useTables } from "~/components/live/use-tables";
import { useListsLoad } from "~/lib/user/lists-load";
import { useUserStore } from "~/lib/user/store";
import { useLastGames } from "./last-games";

/** Whether friends, groups and decks are known. */
export const useListed = (): boolean =>
  useUserStore(
    ({ lastFetch }) =>
      lastFetch.friends !== null && lastFetch.playgroups !== null && lastFetch.decks !== null,
  );

/** The same, or they could not be read. */
export function useListsSettled(): boolean {
  const failed = useListsLoad((state) => state.failed);
  return useListed() || failed;
}

/** Whether all is known that decides which parts the page has and how high they are. */
function useSettled(): boolean {
  const live = useTables();
  const games = useLastGames();
  const lists = useListsSettled();
  return (
    (live.tables !== null || live.failed) && (games.data !== undefined || games.failed) && lists
  );
}

/** In milliseconds. */
const longest = 3_000;

/**
 * "ready": every part is shown at once in its final place. "late": an answer took too long, so the parts that may be
 * absent come last, where they move nothing.
 */
export type Stage = "waiting" | "ready" | "late";

export function useStage(): Stage {
  const settled = useSettled();
  // A retry makes something unknown again: what is on show stays.
  const [stage, setStage] = useState<Stage>("waiting");
  if (settled && stage === "waiting") setStage("ready");
  useEffect(() => {
    const late = () => setStage((now) => (now === "waiting" ? "late" : now));
    const timer = setTimeout(late, longest);
    return () => clearTimeout(timer);
  }, []);
  // A render that can be interrupted: in one go, all parts would hold up a tap.
  return useDeferredValue(stage);
}
