import { type ReactNode, useDeferredValue, useEffect, useState } from "react";
import { useTables } from "~/components/live/use-tables";
import { useInbox } from "~/lib/inbox";
import { useListsLoad } from "~/lib/user/lists-load";
import { useUserStore } from "~/lib/user/store";
import { Skeleton } from "~/ui/skeleton";
import { useLastGames } from "./last-games";
import { useMonth } from "./stats";

/** Whether the parts on top, which are as high as what they hold, will stay as high as they are. */
function useSettled(): boolean {
  const live = useTables();
  const inbox = useInbox();
  const listsFailed = useListsLoad((state) => state.failed);
  const listed = useUserStore(
    ({ lastFetch }) => lastFetch.friends !== null && lastFetch.playgroups !== null,
  );
  return (
    (live.tables !== null || live.failed) &&
    (inbox.ready || inbox.failed) &&
    (listed || listsFailed)
  );
}

/** In milliseconds. */
const longest = 3_000;

function useLate(): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), longest);
    return () => clearTimeout(timer);
  }, []);
  return late;
}

/** Shows its content once it no longer jumps, or does not come soon. */
export function HeldBack({ children }: { children: ReactNode }) {
  const settled = useSettled();
  const late = useLate();
  // A render that can be interrupted: in one go, all parts would hold up a tap.
  const ready = useDeferredValue(settled || late);
  // They are read meanwhile.
  useLastGames();
  useMonth();
  if (ready) return children;
  return (
    <div className="grid gap-8" aria-busy="true">
      <Skeleton className="h-19 rounded-lg" />
      <Skeleton className="h-70 rounded-lg sm:h-42" />
      <div className="grid gap-8 lg:grid-cols-2">
        <Skeleton className="h-96 rounded-lg" />
        <Skeleton className="h-96 rounded-lg" />
      </div>
    </div>
  );
}
