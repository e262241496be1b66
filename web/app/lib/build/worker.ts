/** The page's side of the service worker (web/worker): it keeps the app's files on this device. */

const workers = (): ServiceWorkerContainer | undefined => globalThis.navigator?.serviceWorker;

let registered: ServiceWorkerRegistration | undefined;

/** Whether a worker stands between this page and the network. */
export const hasWorker = (): boolean => Boolean(workers()?.controller);

export async function registerWorker(): Promise<void> {
  registered = await workers()?.register("/sw.js", { updateViaCache: "none" });
}

/** Has the new build fetched in the background; resolves when that is done, or cannot be. */
export async function fetchNewBuild(): Promise<void> {
  registered ??= await workers()?.getRegistration();
  await registered?.update();
  const coming = registered?.installing;
  // It is installed next, or has failed.
  if (coming)
    await new Promise((done) => coming.addEventListener("statechange", done, { once: true }));
}

/** Right before a reload: the worker of the new build takes over, with the new build's files. */
export const handOver = (): void => registered?.waiting?.postMessage({ type: "SKIP_WAITING" });
