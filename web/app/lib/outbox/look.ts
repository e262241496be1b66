// What every page does about the outbox: look whether there is anything in it, without the code that handles it.

/** The database, and the channel on which tabs tell each other that it has changed. */
export const outboxName = "outbox";
export const storeName = "entries";
/** Where an earlier version kept its queue. */
export const formerKey = "outbox";

export function listenForEntries(listener: () => void): () => void {
  const channel = new BroadcastChannel(outboxName);
  channel.onmessage = listener;
  return () => channel.close();
}

const countEntries = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const opening = indexedDB.open(outboxName);
    // There is none: it is not for us to make it.
    opening.onupgradeneeded = () => opening.transaction?.abort();
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const counting = opening.result.transaction(storeName).objectStore(storeName).count();
      counting.onsuccess = () => resolve(counting.result);
      counting.onerror = () => reject(counting.error);
      opening.result.close();
    };
  });

/** Whether anything waits on this device, whoever made it. */
export const hasEntries = async (): Promise<boolean> =>
  localStorage.getItem(formerKey) !== null || (await countEntries()) > 0;
