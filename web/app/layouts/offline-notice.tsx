import { Suspense, useSyncExternalStore } from "react";
import { useTranslation } from "~/lib/i18n";
import { onDemand } from "~/lib/on-demand";
import { useSeenAt } from "~/lib/seen/shown";
import { OfflineIcon } from "~/ui/icons/everywhere";

// Only seen without a network, where it may not be on this device either: then the notice does without it.
const AsOf = onDemand(() => import("./as-of").catch(() => ({ default: () => "" })));

function subscribe(listener: () => void) {
  addEventListener("online", listener);
  addEventListener("offline", listener);
  return () => {
    removeEventListener("online", listener);
    removeEventListener("offline", listener);
  };
}

/** Says that there is no network, and since when what the page shows may have changed. */
export function OfflineNotice() {
  const { t } = useTranslation();
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  const seenAt = useSeenAt();
  return (
    <div role="status" className="sticky top-0 z-20">
      {(!online || seenAt !== null) && (
        <p className="flex items-center justify-center gap-2 bg-accent-soft px-4 py-2 text-sm">
          <OfflineIcon className="size-4 shrink-0" aria-hidden="true" />
          <span>
            {t(online ? "shell.outdated" : "shell.offline")}{" "}
            {seenAt !== null && (
              <Suspense>
                <AsOf at={seenAt} />
              </Suspense>
            )}
          </span>
        </p>
      )}
    </div>
  );
}
