import { liveSeats, usualSettings } from "~/components/live/new-table";
import {
  inFormat,
  type SeatedPlayer,
  seatedFromPod,
  seatedWithLastDeck,
} from "~/components/seating/seated-player";
import type { LiveBody, Player, Pod, SeatNo, TableSettings } from "~/lib/api/types";
import { uuidv7 } from "~/lib/uuid";

/** A table that is being set up; it survives a reload. */
export interface LiveDraft {
  /** The table's own, so that one opened twice is one. */
  id: string;
  formatId: string;
  subformatId: string | null;
  playgroupId: string | null;
  setId: string | null;
  /** The set that starts with it: its number of games, 0 for open-ended, null for none. */
  bestOf: number | null;
  /** Null for what the format says. */
  startingLife: number | null;
  /** In turn order. */
  seats: SeatedPlayer[];
  /** The key of the player whose turn it is to go first; null where that is open. */
  starter: string | null;
  settings: TableSettings;
}

export const setupDraft = "live-setup";

/** An empty table with me at it, in the format played last. */
export function freshDraft(
  players: readonly Player[],
  formatId: string,
  playgroupId: string | null,
): LiveDraft {
  return {
    id: uuidv7(),
    formatId,
    subformatId: null,
    playgroupId,
    setId: null,
    bestOf: null,
    startingLife: null,
    seats: players.slice(0, 1).map((me) => seatedWithLastDeck(me, formatId)),
    starter: null,
    settings: usualSettings,
  };
}

/** People, decks, format, group and set of a table played before. */
export const fromPod = (pod: Pod): LiveDraft => ({
  ...freshDraft([], pod.formatId, pod.playgroupId),
  subformatId: pod.subformatId,
  setId: pod.setId,
  seats: pod.seats.map(seatedFromPod),
});

/** In another format: its own life, and the decks each played last in it. */
export function playedIn(
  draft: LiveDraft,
  players: readonly Player[],
  formatId: string,
  subformatId: string | null,
): LiveDraft {
  const seats =
    formatId === draft.formatId ? draft.seats : inFormat(draft.seats, players, formatId);
  return { ...draft, formatId, subformatId, startingLife: null, seats };
}

/** Where the player sits who goes first. */
function starterSeat({ seats, starter }: LiveDraft): SeatNo | null {
  const at = seats.findIndex(({ key }) => key === starter);
  return at < 0 ? null : at + 1;
}

export const liveBody = (draft: LiveDraft): LiveBody => ({
  id: draft.id,
  formatId: draft.formatId,
  subformatId: draft.subformatId,
  playgroupId: draft.playgroupId,
  setId: draft.setId,
  bestOf: draft.setId === null ? draft.bestOf : null,
  startingLife: draft.startingLife,
  settings: draft.settings,
  seats: liveSeats(draft.seats),
  starter: starterSeat(draft),
});
