import { hasNewBuild, hasWorker, setNewBuild } from "./newer";
import { fetchNewBuild, keepApp } from "./worker";

const period = 5 * 60_000;

/** Which build runs here: the build writes it into every page. */
const runningBuild = () => document.querySelector<HTMLMetaElement>("meta[name=build]")?.content;

async function check(): Promise<void> {
  const response = await fetch("/builds/latest.json", { cache: "no-store" });
  if (!response.ok) return;
  const { id } = (await response.json()) as { id: string };
  const differs = id !== runningBuild();
  // On a slow network the old worker would answer a reload with the old build again.
  if (differs && !hasNewBuild() && hasWorker()) await fetchNewBuild().catch(() => undefined);
  setNewBuild(differs);
}

/** Keeps the app on this device, and asks for a newer one every few minutes, and whenever the page is looked at again or the network is back. */
export function watchBuild(): () => void {
  // Offline or between two servers: the next look will tell.
  const look = () => void check().catch(() => {});
  const onVisible = () => document.visibilityState === "visible" && look();
  const timer = setInterval(look, period);
  document.addEventListener("visibilitychange", onVisible);
  addEventListener("online", look);
  if (import.meta.env.PROD) keepApp();
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", onVisible);
    removeEventListener("online", look);
  };
}
