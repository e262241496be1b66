import { useEffect, useState } from "react";
import { useTranslation } from "~/lib/i18n";
import { usePendingLocation } from "~/lib/router/page-router";
import { ProgressBar } from "~/ui/progress-bar";

/** A change of page shorter than this needs no sign. */
const slow = 150;

export function NavigationProgress() {
  const { t } = useTranslation();
  const busy = usePendingLocation() !== undefined;
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!busy) return setShown(false);
    const timer = setTimeout(() => setShown(true), slow);
    return () => clearTimeout(timer);
  }, [busy]);
  return shown && <ProgressBar label={t("shell.loading")} className="fixed inset-x-0 top-0 z-50" />;
}
