/** The page's side of the service worker (web/worker): it keeps the app's files on this device. */
import { loadConfig } from "~/lib/config";
import { barePath } from "~/lib/i18n/paths";
import { whenIdle } from "~/lib/on-demand";
import { beforeReload } from "./reload";

/** How long a first view may take to come, in milliseconds. */
const firstView = 3_000;

let registered: ServiceWorkerRegistration | undefined;

/** How long a reload waits for the new build's worker, in milliseconds: a tab at a live table holds it up. */
const patience = 1_000;

/** The worker of the new build takes over before the reload, and has the new build's files. */
beforeReload(() => {
  const waiting = registered?.waiting;
  if (!waiting) return undefined;
  waiting.postMessage({ type: "SKIP_WAITING" });
  return new Promise<void>((done) => {
    waiting.addEventListener("statechange", () => waiting.state === "activated" && done());
    setTimeout(done, patience);
  });
});

async function register(): Promise<void> {
  const { serviceWorker: wanted } = await loadConfig();
  if (!wanted) return;
  registered = await navigator.serviceWorker?.register("/sw.js", { updateViaCache: "none" });
}

/** Fetching the whole app must not hold up the first view. An overlay is never kept. */
export function keepApp(): void {
  if (barePath(location.pathname) === "/obs") return;
  const keep = () => void register().catch(console.error);
  const start = () => void setTimeout(() => whenIdle(keep), firstView);
  if (document.readyState === "complete") start();
  else addEventListener("load", start, { once: true });
}

/** Has the new build fetched in the background; resolves when that is done, or cannot be. */
export async function fetchNewBuild(): Promise<void> {
  registered ??= await navigator.serviceWorker?.getRegistration();
  await registered?.update();
  const coming = registered?.installing;
  // It is installed next, or has failed.
  if (coming)
    await new Promise((done) => coming.addEventListener("statechange", done, { once: true }));
}
