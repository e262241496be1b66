import { ahead } from "~/lib/on-demand";
import { hasEntries } from "~/lib/outbox/look";
import type { KeptCorrection } from "./kept-correction";

// Most of the time nothing waits.
const bringKept = ahead(() => import("./kept-correction"));

async function read(gameId: string): Promise<KeptCorrection | null> {
  return (await hasEntries()) ? (await bringKept()).readCorrection(gameId) : null;
}

/** The correction of a game that was made on this device and is not sent yet. */
export const waitingCorrection = (gameId: string): Promise<KeptCorrection | null> =>
  // Without storage nothing waits.
  read(gameId).catch(() => null);

export const dropCorrection = async (gameId: string): Promise<void> =>
  (await bringKept()).dropCorrection(gameId);
