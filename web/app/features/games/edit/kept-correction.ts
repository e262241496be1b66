import type { Game } from "~/lib/api/types";
import type { Entry, Refusal } from "~/lib/outbox/entry";
import { dropEntry, readEntries } from "~/lib/outbox/storage";
import { useUserStore } from "~/lib/user/store";
import { gameFrom } from "../from-waiting";
import { fromGame, type GameDraft } from "../table/draft";

type Correction = Extract<Entry, { kind: "correction" }>;

/** A correction that is only on this device, to be gone on with. */
export interface KeptCorrection {
  game: GameDraft;
  /** The game as it was to be, if it was shown so. */
  shown: Game | null;
  refused: Refusal | null;
}

const isCorrection = (entry: Entry): entry is Correction => entry.kind === "correction";

async function find(gameId: string): Promise<Correction | undefined> {
  const entries = await readEntries(useUserStore.getState().userData?.id ?? "");
  return entries.filter(isCorrection).findLast(({ body }) => body.id === gameId);
}

export async function readCorrection(gameId: string): Promise<KeptCorrection | null> {
  const entry = await find(gameId);
  if (!entry) return null;
  const { shown, body, refused } = entry;
  const game = shown ? fromGame(shown) : gameFrom(body, { players: [], tags: [] });
  return { game, shown, refused };
}

export async function dropCorrection(gameId: string): Promise<void> {
  const entry = await find(gameId);
  if (entry) await dropEntry(entry);
}
