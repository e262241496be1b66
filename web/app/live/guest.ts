import type { SeatNo } from "~/lib/api/types";
import { keepDraft, keptDraft } from "~/lib/draft";
import { commandQueueAt } from "./command-queue";
import { follow } from "./follow";
import { guestOwner, helloOfGuest, seatDraft } from "./hello-guest";
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

const codeDraftOf = (code: string) => `guest-table-${code}`;

/** The table that a code led to, and the token of the seat that this device took there. */
export function seatTakenByCode(code: string): { id: string; token: string } | null {
  const kept = keptDraft<Partial<{ id: string; token: string }>>(codeDraftOf(code));
  return kept?.id && kept.token ? { id: kept.id, token: kept.token } : null;
}

function heldSeat(table: string): HeldSeat | null {
  const kept = keptDraft<Partial<HeldSeat>>(seatDraft(table));
  return kept?.seat && kept.token ? { seat: kept.seat, token: kept.token } : null;
}

const followAsGuest = (id: string, code: string, held: HeldSeat | null): LiveStore =>
  follow({
    path: `/live/${id}/socket`,
    longest: 30_000,
    queue: held ? commandQueueAt({ key: guestOwner, guest: held.seat }, id) : undefined,
    hello: async (_renewed, have) => helloOfGuest(code, held?.token ?? null, have),
  });

export const guestWay = ({ id, code }: { id: string; code: string }): GuestWay => ({
  held: heldSeat(id),
  keep: (held) => {
    keepDraft(seatDraft(id), held ? { ...held, code } : {});
    keepDraft(codeDraftOf(code), held ? { id, token: held.token } : {});
  },
  follow: (held) => followAsGuest(id, code, held),
});
