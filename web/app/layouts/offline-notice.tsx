import { type ReactNode, Suspense, useSyncExternalStore } from "react";
import { useTranslation } from "~/lib/i18n";
import { onDemand } from "~/lib/on-demand";
import { useOutdated } from "~/lib/seen/shown";
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
  const outdated = useOutdated();
  // While the page is still being read, the time says enough.
  const problem = !online ? t("shell.offline") : outdated?.failed && t("shell.outdated");
  const line = (asOf: ReactNode) =>
    (problem || asOf) && (
      <p className="flex items-center justify-center gap-2 bg-accent-soft px-4 py-2 text-sm">
        {problem && <OfflineIcon className="size-4 shrink-0" aria-hidden="true" />}
        <span>
          {problem} {asOf}
        </span>
      </p>
    );
  return (
    <div role="status" className="sticky top-0 z-20">
      <Suspense fallback={line(null)}>{line(outdated && <AsOf at={outdated.at} />)}</Suspense>
    </div>
  );
}
