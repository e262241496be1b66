import { useEffect } from "react";
import { isExample } from "~/lib/example";
import { useTranslation } from "~/lib/i18n";
import { later } from "~/lib/on-demand";
import { setBadge } from "~/lib/push/badge";
import { isAuthenticated, useUserStore } from "~/lib/user/store";

const device = later(() => import("~/lib/push/device"));

/** What this device shows while the app is closed: the number on its icon, and what is pushed to it. */
export default function Device({ count }: { count: number }) {
  const { lang } = useTranslation();
  const here = useUserStore((state) => isAuthenticated(state) && !isExample(state));
  useEffect(() => {
    if (here) setBadge(count);
  }, [here, count]);
  useEffect(() => {
    // Most people never turn it on, and need none of its code.
    const granted = "Notification" in window && Notification.permission === "granted";
    if (!here || !granted) return;
    const keep = () =>
      void device()
        .then(({ keepPush }) => keepPush(lang))
        // It is tried again when the app is opened next.
        .catch((error) => console.error("The push subscription was not renewed", error));
    const listen = ({ data }: MessageEvent) => data?.type === "PUSH_CHANGED" && keep();
    keep();
    navigator.serviceWorker?.addEventListener("message", listen);
    return () => navigator.serviceWorker?.removeEventListener("message", listen);
  }, [here, lang]);
  return null;
}
