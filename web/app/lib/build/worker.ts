/** The page's side of the service worker (web/worker): it keeps the app's files on this device. */
import { loadConfig } from "~/lib/config";
import { barePath } from "~/lib/i18n/paths";
import { whenIdle } from "~/lib/on-demand";

/** How long a first view may take to come, in milliseconds. */
const firstView = 3_000;

const registration = () => navigator.serviceWorker?.getRegistration();

let firstViewCame = false;

/** Registers the worker unless that was done. After a failure, such as a lost network, it can be called again. */
export async function keepApp(): Promise<void> {
  if (!firstViewCame || (await registration())) return;
  const { serviceWorker: wanted } = await loadConfig();
  if (wanted) await navigator.serviceWorker?.register("/sw.js", { updateViaCache: "none" });
}

/** Fetching the whole app must not hold up the first view. An overlay is never kept. */
export function keepAppAfterFirstView(): void {
  if (barePath(location.pathname) === "/obs") return;
  const keep = () => {
    firstViewCame = true;
    void keepApp().catch(console.error);
  };
  const start = () => void setTimeout(() => whenIdle(keep), firstView);
  if (document.readyState === "complete") start();
  else addEventListener("load", start, { once: true });
}

/** Has the new build fetched in the background; resolves when that is done, or cannot be. */
export async function fetchNewBuild(): Promise<void> {
  const registered = await registration();
  await registered?.update();
  const coming = registered?.installing;
  // It is installed next, or has failed.
  if (coming)
    await new Promise((done) => coming.addEventListener("statechange", done, { once: true }));
}

/** The worker that waits for pages of an older build to go. */
export const waitingWorker = async (): Promise<ServiceWorker | null> =>
  (await registration())?.waiting ?? null;
