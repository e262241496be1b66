import { Suspense, useState } from "react";
import { isInvited } from "~/lib/install/invitation";
import { onDemand } from "~/lib/on-demand";
import { Skeleton } from "~/ui/skeleton";
import { useLastGames } from "./last-games";

/** Asked once on a device. */
const InstallCard = onDemand(() => import("./install-card"));

/** After the first recorded game, invites to install the app, until that is answered. */
export function Install() {
  const [open, setOpen] = useState(isInvited);
  const played = (useLastGames().data?.games.length ?? 0) > 0;
  if (!open || !played) return null;
  return (
    <div className="mb-8">
      <Suspense fallback={<Skeleton className="h-40 rounded-lg" />}>
        <InstallCard onAnswered={() => setOpen(false)} />
      </Suspense>
    </div>
  );
}
