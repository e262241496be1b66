/** Background Sync, which TypeScript does not know. */
interface SyncEvent extends ExtendableEvent {
  tag: string;
}

/** The tag that pages with something to send ask for, and the message by which they are told to (app/lib/outbox). */
const outbox = "outbox";
const sendNow = "outbox-send";

/** The network is back: open pages send what waits. Only they can sign a call, so a closed app sends when it is opened. */
export function passOnSync(worker: ServiceWorkerGlobalScope): void {
  const tellPages = async () => {
    for (const page of await worker.clients.matchAll({ type: "window" })) page.postMessage(sendNow);
  };
  worker.addEventListener("sync" as never, (event: SyncEvent) => {
    if (event.tag === outbox) event.waitUntil(tellPages());
  });
}
