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

/** The way to a table on a device without an account. */
export interface GuestWay {
  /** The seat it holds. */
  held: HeldSeat | null;
  keep: (held: HeldSeat | null) => void;
  /** With a seat it plays, else it looks on. */
  follow: (held: HeldSeat | null) => LiveStore;
}

const draftOf = (table: string) => `guest-seat-${table}`;

function heldSeat(table: string): HeldSeat | null {
  const kept = keptDraft<Partial<HeldSeat>>(draftOf(table));
  return kept?.seat && kept.token ? { seat: kept.seat, token: kept.token } : null;
}

const followAsGuest = (id: string, code: string, held: HeldSeat | null): LiveStore =>
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

export const guestWay = ({ id, code }: { id: string; code: string }): GuestWay => ({
  held: heldSeat(id),
  keep: (held) => keepDraft(draftOf(id), held ?? {}),
  follow: (held) => followAsGuest(id, code, held),
});
