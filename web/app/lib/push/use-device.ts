import { useEffect } from "react";
import { isExample } from "~/lib/example";
import type { Lang } from "~/lib/i18n";
import { later, whenIdle } from "~/lib/on-demand";
import { isAuthenticated, useUserStore } from "~/lib/user/store";
import { setBadge } from "./badge";

const device = later(() => import("./device"));

/** What failed is tried again when the app is opened next. */
const keep = (lang: Lang) =>
  void device()
    .then(({ keepPush }) => keepPush(lang))
    .catch((error) => console.error("The push subscription was not renewed", error));

/** Keeps what this device shows while the app is closed: the number on its icon, and its push subscription. */
export function useDevice(count: number, lang: Lang): void {
  const here = useUserStore((state) => isAuthenticated(state) && !isExample(state));
  useEffect(() => {
    if (here) setBadge(count);
  }, [here, count]);
  useEffect(() => {
    // Most people never turn it on, and need none of its code.
    const granted = "Notification" in window && Notification.permission === "granted";
    if (!here || !granted) return;
    const workers = navigator.serviceWorker;
    const listen = ({ data }: MessageEvent) => data?.type === "PUSH_CHANGED" && keep(lang);
    workers?.addEventListener("message", listen);
    const stop = whenIdle(() => keep(lang));
    return () => {
      stop();
      workers?.removeEventListener("message", listen);
    };
  }, [here, lang]);
}
