import { useEffect, useState } from "react";
import { useNavigation } from "react-router";
import { useTranslation } from "~/lib/i18n";
import { ProgressBar } from "~/ui/progress-bar";

/** A change of page shorter than this needs no sign. */
const slow = 150;

export function NavigationProgress() {
  const { t } = useTranslation();
  const busy = useNavigation().state !== "idle";
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!busy) return setShown(false);
    const timer = setTimeout(() => setShown(true), slow);
    return () => clearTimeout(timer);
  }, [busy]);
  return shown && <ProgressBar label={t("shell.loading")} className="fixed inset-x-0 top-0 z-50" />;
}
