import { ApiError } from "~/lib/api/errors";
import { returnAsGuest, sitDownAsGuest } from "~/lib/api/live-guest";
import type { LiveTable, NewLiveGuest, SeatNo } from "~/lib/api/types";
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
  /** Stores the seat, or that it holds none, with the code that the table has now. */
  keep: (held: HeldSeat | null, code: string) => void;
  /** With a seat it plays, else it watches by the code. */
  follow: (held: HeldSeat | null, code: string) => LiveStore;
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

/** `openedBy` is the code in the page's address, which a new code leaves as it is. */
export const guestWay = (id: string, openedBy: string): GuestWay => ({
  held: heldSeat(id),
  keep: (held, code) => {
    keepDraft(seatDraft(id), held ? { ...held, code } : {});
    for (const known of new Set([openedBy, code]))
      keepDraft(codeDraftOf(known), held ? { id, token: held.token } : {});
  },
  follow: (held, code) => followAsGuest(id, code, held),
});

/** Takes or leaves a seat; a guest who holds one may do so after the code was renewed, too. */
export async function changeGuestSeat({ id, code }: LiveTable, change: NewLiveGuest) {
  try {
    return await sitDownAsGuest(code, change);
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404 && change.token)) throw error;
    const { table } = await returnAsGuest(id, change.token);
    return sitDownAsGuest(table.code, change);
  }
}
