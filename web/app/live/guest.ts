import type { SeatNo } from "~/lib/api/types";
import { keepDraft, keptDraft } from "~/lib/draft";
import { commandQueueAt } from "./command-queue";
import { deviceId } from "./device";
import { follow } from "./follow";
import type { LiveStore } from "./view";

/** The guest's seat that this device holds without an account, and the token that proves it. */
export interface HeldSeat {
  seat: SeatNo;
  token: string;
}

const draftOf = (table: string) => `guest-seat-${table}`;

/** The seat this device holds at a table. */
export function heldSeat(table: string): HeldSeat | null {
  const kept = keptDraft<Partial<HeldSeat>>(draftOf(table));
  return kept?.seat && kept.token ? { seat: kept.seat, token: kept.token } : null;
}

export const holdSeat = (table: string, held: HeldSeat | null): void =>
  keepDraft(draftOf(table), held ?? {});

/** Follows a table on a device without an account: with a seat it plays, else it looks on. */
export const followAsGuest = (id: string, code: string, held: HeldSeat | null): LiveStore =>
  follow({
    path: `/live/${id}/socket`,
    longest: 30_000,
    queue: held ? commandQueueAt({ key: "guest", guest: held.seat }, id) : undefined,
    hello: async (_renewed, have) => ({
      type: "guest",
      code,
      token: held?.token ?? null,
      device: deviceId(),
      have,
    }),
  });
