import { hasNewBuild, hasWorker, setNewBuild } from "./newer";
import { fetchNewBuild, keepApp, keepAppAfterFirstView, waitingWorker } from "./worker";

const period = 5 * 60_000;

/** Which build runs here: the build writes it into every page. */
const runningBuild = () => document.querySelector<HTMLMetaElement>("meta[name=build]")?.content;

async function check(): Promise<void> {
  const response = await fetch("/builds/latest.json", { cache: "no-store" });
  if (!response.ok) return;
  const { id } = (await response.json()) as { id: string };
  const differs = id !== runningBuild();
  // Its worker is there when the page has been loaded anew.
  if (differs && !hasNewBuild() && hasWorker()) await fetchNewBuild().catch(() => undefined);
  setNewBuild(differs);
  if (!differs) (await waitingWorker())?.postMessage({ type: "SKIP_WAITING" });
}

/**
 * Keeps the app on this device. Tries again where that failed, and asks for a newer build, every few minutes and whenever
 * the page is looked at again or the network is back.
 */
export function watchBuild(): () => void {
  // Offline or between two servers: the next look will tell.
  const look = () => void Promise.all([keepApp(), check()]).catch(() => {});
  const onVisible = () => document.visibilityState === "visible" && look();
  const timer = setInterval(look, period);
  document.addEventListener("visibilitychange", onVisible);
  addEventListener("online", look);
  if (import.meta.env.PROD) keepAppAfterFirstView();
  // After a reload into its build.
  void waitingWorker().then((waiting) => waiting && look());
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", onVisible);
    removeEventListener("online", look);
  };
}
