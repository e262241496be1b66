/** The name under which the service worker is asked to wake us. */
const syncTag = "outbox";

/** What the service worker says when it is time to send. */
export const sendNow = "outbox-send";

interface SyncRegistration extends ServiceWorkerRegistration {
  sync?: { register: (tag: string) => Promise<void> };
}

async function keepThis(): Promise<void> {
  const { storage, serviceWorker } = navigator;
  if (storage?.persist && !(await storage.persisted())) await storage.persist();
  const registration = (await serviceWorker?.getRegistration()) as SyncRegistration | undefined;
  await registration?.sync?.register(syncTag);
}

/** Something waits: the browser is asked not to clear it away, and to wake us when there is a network. */
export const keepDurably = (): void =>
  // Both are favors, and a browser may refuse them.
  void keepThis().catch(() => undefined);
