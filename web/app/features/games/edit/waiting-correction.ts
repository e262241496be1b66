import type { Entry } from "~/lib/outbox/entry";
import { readEntries } from "~/lib/outbox/storage";
import { useUserStore } from "~/lib/user/store";

export type WaitingCorrection = Extract<Entry, { kind: "correction" }>;

/** The correction of a game that was made on this device and is not sent yet. */
export async function waitingCorrection(gameId: string): Promise<WaitingCorrection | null> {
  const userId = useUserStore.getState().userData?.id ?? "";
  // Without storage nothing waits.
  const entries = await readEntries(userId).catch((): Entry[] => []);
  const isCorrection = (entry: Entry): entry is WaitingCorrection => entry.kind === "correction";
  return entries.filter(isCorrection).findLast(({ body }) => body.id === gameId) ?? null;
}
