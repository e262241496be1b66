import { Suspense, useState } from "react";
import { onDemand } from "~/lib/on-demand";
import { isSuggested } from "~/lib/user/suggested-username";
import { Skeleton } from "~/ui/skeleton";

/** Asked once in an account's life. */
const ChooseUsername = onDemand(() => import("./choose-username"));

/** Asks a newcomer about the username they were given, until they answer. */
export function NewUsername({ username }: { username: string }) {
  const [open, setOpen] = useState(() => isSuggested(username));
  if (!open) return null;
  return (
    <div className="mb-8">
      <Suspense fallback={<Skeleton className="h-94 rounded-lg sm:h-78 lg:h-58" />}>
        <ChooseUsername username={username} onAnswered={() => setOpen(false)} />
      </Suspense>
    </div>
  );
}
