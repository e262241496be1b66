const guardKey = "reloaded-at";
const guardTime = 10_000;

declare global {
  /** Called in React Router's place when a chunk is missing (see scripts/guarded-reload). */
  var podiumReloadOnce: (() => Promise<boolean>) | undefined;
}

let heading: string | undefined;

/** Where the navigation under way leads, so that a reload ends up there. */
export function setHeading(href: string | undefined): void {
  heading = href;
}

/** Loads the page anew, at most once in ten seconds; tells whether it does. */
export function reloadOnce(): boolean {
  const last = Number(sessionStorage.getItem(guardKey));
  if (Math.abs(Date.now() - last) < guardTime) return false;
  sessionStorage.setItem(guardKey, String(Date.now()));
  if (heading && heading !== location.href) location.assign(heading);
  else location.reload();
  return true;
}

/** Without a server a reload would only put the browser's own error in the place of the page. */
async function reloadWhereReached(): Promise<boolean> {
  try {
    await fetch("/builds/latest.json", { cache: "no-store" });
  } catch {
    return false;
  }
  return reloadOnce();
}

/** Chunks that are gone, most often because a new build took their place. */
export function reloadOnChunkErrors(): void {
  globalThis.podiumReloadOnce = reloadWhereReached;
  addEventListener("vite:preloadError", () => void reloadWhereReached());
}
