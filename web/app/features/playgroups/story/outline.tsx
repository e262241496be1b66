import { serverNow } from "~/lib/api/clock";
import type { Playgroup } from "~/lib/api/types";
import { Skeleton } from "~/ui/skeleton";
import { mayHaveRivalry } from "./rivalry";

/** How high the parts of the story are at least, loaded or not: nothing below them moves. */
export const outline = {
  ahead: "min-h-138 rounded-lg sm:min-h-76",
  // On a phone the tabs are far below it, and a short night needs no room.
  night: "rounded-lg sm:min-h-58",
} as const;

/** One has the whole width. */
export const cards = "grid gap-4 empty:hidden sm:grid-cols-[repeat(auto-fit,minmax(18rem,1fr))]";

export const CardOutline = () => <Skeleton className="min-h-58 rounded-lg" />;

/** As large as the story mostly is. */
export const StoryOutline = ({ group }: { group: Playgroup }) => (
  <div className="grid gap-4" aria-busy="true">
    <Skeleton className="h-7 w-40" />
    <Skeleton className={outline.ahead} />
    <div className={cards}>
      <CardOutline />
      {mayHaveRivalry(group, serverNow()) && <CardOutline />}
    </div>
  </div>
);
