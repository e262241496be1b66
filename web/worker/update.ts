const liveTable = /^(\/fr)?\/live\/(?!new\/?$)/;

/** Taking over deletes the files of the build before: a table in play may still need some, and have no network. */
async function takeOver(worker: ServiceWorkerGlobalScope): Promise<void> {
  const pages = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const inPlay = pages.some(({ url }) => liveTable.test(new URL(url).pathname));
  if (!inPlay) await worker.skipWaiting();
}

/** A page of the new build lets its worker take over (app/lib/build/watch.ts). */
export function listenForUpdate(worker: ServiceWorkerGlobalScope): void {
  worker.addEventListener("message", (event) => {
    if (event.data?.type === "SKIP_WAITING") event.waitUntil(takeOver(worker));
  });
}
