import { useSyncExternalStore } from "react";

const guardKey = "reloaded-at";
const guardTime = 10_000;

let heading: string | undefined;
let isReloading = false;

/** Where the navigation under way leads, so that a reload ends up there, even one that has begun. */
export function setHeading(href: string | undefined): void {
  heading = href;
  if (isReloading && href) location.assign(href);
}

/** Loads the page anew, at most once in ten seconds; tells whether it does. */
export function reloadOnce(): boolean {
  const last = Number(sessionStorage.getItem(guardKey));
  if (Math.abs(Date.now() - last) < guardTime) return false;
  sessionStorage.setItem(guardKey, String(Date.now()));
  isReloading = true;
  if (heading && heading !== location.href) location.assign(heading);
  else location.reload();
  return true;
}

let away = false;
const listeners = new Set<() => void>();

/** Without a server a reload would only put the browser's own error in the place of the page. */
export async function isReached(): Promise<boolean> {
  away = await fetch("/builds/latest.json", { cache: "no-store" }).then(
    () => false,
    () => true,
  );
  for (const listener of [...listeners]) listener();
  return !away;
}

let asking: Promise<boolean> | undefined;

/** For a chunk that could not be loaded; tells whether the page is loaded anew. */
export function reloadIfReached(): Promise<boolean> {
  asking ??= isReached()
    .then((reached) => reached && reloadOnce())
    .finally(() => {
      asking = undefined;
    });
  return asking;
}

/** For a retry button: no limit on how often. */
export async function tryAgain(): Promise<void> {
  if (await isReached()) location.reload();
}

const onOnline = () => void isReached();

function subscribe(listener: () => void) {
  listeners.add(listener);
  addEventListener("online", onOnline);
  addEventListener("offline", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("online", onOnline);
    removeEventListener("offline", listener);
  };
}

/** Whether the server is unreachable: the browser is offline, or a page could not be loaded. */
export const useAway = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => away || !navigator.onLine,
    () => false,
  );

const chunkErrors = new WeakSet<Error>();

/** Whether a part of the app could not be loaded. The message does not tell: it differs by browser. */
export const isChunkError = (error: unknown): boolean =>
  error instanceof Error && chunkErrors.has(error);

/** Chunks that are gone, most often because a new build took their place. */
export function reloadOnChunkErrors(): void {
  addEventListener("vite:preloadError", (event) => {
    const { payload } = event as Event & { payload?: unknown };
    if (payload instanceof Error) chunkErrors.add(payload);
    void reloadIfReached();
  });
}
