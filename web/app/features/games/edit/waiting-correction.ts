import { ahead } from "~/lib/on-demand";
import type { Entry } from "~/lib/outbox/entry";
import { hasEntries } from "~/lib/outbox/look";
import { useUserStore } from "~/lib/user/store";

// Most of the time nothing waits.
const bringStorage = ahead(() => import("~/lib/outbox/storage"));

export type WaitingCorrection = Extract<Entry, { kind: "correction" }>;

const isCorrection = (entry: Entry): entry is WaitingCorrection => entry.kind === "correction";

async function read(gameId: string): Promise<WaitingCorrection | null> {
  if (!(await hasEntries())) return null;
  const { readEntries } = await bringStorage();
  const entries = await readEntries(useUserStore.getState().userData?.id ?? "");
  return entries.filter(isCorrection).findLast(({ body }) => body.id === gameId) ?? null;
}

/** The correction of a game that was made on this device and is not sent yet. */
export const waitingCorrection = (gameId: string): Promise<WaitingCorrection | null> =>
  // Without storage nothing waits.
  read(gameId).catch(() => null);

export async function dropCorrection(gameId: string): Promise<void> {
  const entry = await read(gameId);
  if (entry) await (await bringStorage()).dropEntry(entry);
}
