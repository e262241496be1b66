import type { ReactNode } from "react";
import { useTables } from "~/components/live/use-tables";
import { useInbox } from "~/lib/inbox";
import { useListsLoad } from "~/lib/user/lists-load";
import { useUserStore } from "~/lib/user/store";
import { Skeleton } from "~/ui/skeleton";

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

/**
 * Keeps its content out of sight, for three seconds at most, until it no longer jumps. Screen readers have it from the
 * start.
 */
export function HeldBack({ children }: { children: ReactNode }) {
  const settled = useSettled();
  return (
    <div className="relative">
      {!settled && (
        <div className="absolute inset-x-0 top-0 grid animate-meanwhile gap-8">
          <Skeleton className="h-19 rounded-lg" />
          <Skeleton className="h-44 rounded-lg sm:h-40" />
          <Skeleton className="h-52 rounded-lg" />
        </div>
      )}
      <div className={settled ? undefined : "animate-late"}>{children}</div>
    </div>
  );
}
