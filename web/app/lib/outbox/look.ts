import { countStored } from "~/lib/count-stored";

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

/** Whether anything waits on this device, whoever made it. */
export const hasEntries = async (): Promise<boolean> =>
  localStorage.getItem(formerKey) !== null || (await countStored(outboxName, storeName)) > 0;
