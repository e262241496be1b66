import type { LiveTable, TableRefusal } from "~/lib/api/types";

/** Tells all tabs of a change to the tables and commands that only this device has. */
export type OfflineMessage =
  /** By the page that calls itself so. */
  | { type: "played"; id: string; by: string }
  | { type: "refused" | "dropped"; id: string }
  /** Unsent commands of one of the server's tables were sent, refused, deleted or restored. */
  | { type: "sent"; id: string }
  | { type: "uploaded"; id: string; table: LiveTable; refused: RefusedCommand[] };

export interface RefusedCommand {
  id: string;
  reason: TableRefusal;
}

const name = "offline-tables";

export function onOffline(listener: (message: OfflineMessage) => void): () => void {
  const channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }) => listener(data);
  return () => channel.close();
}

/** Tells all listeners of this browser, in this tab too. */
export function tellOffline(message: OfflineMessage): void {
  const channel = new BroadcastChannel(name);
  channel.postMessage(message);
  channel.close();
}
