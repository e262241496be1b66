import { useSyncExternalStore } from "react";
import { useTranslation } from "~/lib/i18n";
import { OfflineIcon } from "~/ui/icons/everywhere";

function subscribe(listener: () => void) {
  addEventListener("online", listener);
  addEventListener("offline", listener);
  return () => {
    removeEventListener("online", listener);
    removeEventListener("offline", listener);
  };
}

export function OfflineNotice() {
  const { t } = useTranslation();
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status" className="sticky top-0 z-20">
      {!online && (
        <p className="flex items-center justify-center gap-2 bg-accent-soft px-4 py-2 text-sm">
          <OfflineIcon className="size-4 shrink-0" aria-hidden="true" />
          {t("shell.offline")}
        </p>
      )}
    </div>
  );
}
