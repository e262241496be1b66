import { liveSeats, usualSettings } from "~/components/live/new-table";
import {
  inFormat,
  keyOf,
  type SeatedPlayer,
  seatedFromPod,
  seatedWithLastDeck,
} from "~/components/seating/seated-player";
import type { LiveBody, Player, Pod, SeatNo, TableSettings } from "~/lib/api/types";
import { uuidv7 } from "~/lib/uuid";
import { playingOrder } from "~/live/table/turns";
import type { AtTable } from "../context";

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

/** A set ends when a player has won more than half of it. */
const goesOn = ({ bestOf, wins }: { bestOf: number | null; wins: { wins: number }[] }) =>
  bestOf === null || wins.every((score) => score.wins * 2 <= bestOf);

/** A player with the deck they played; nobody where their account is gone. */
function seatedAt({ board, view, nameOf }: AtTable, no: SeatNo): SeatedPlayer[] {
  const seat = board.seats[no - 1];
  const person = view.people.find(({ id }) => id === seat?.userId);
  if (!seat || (seat.guestName === null && !person)) return [];
  const { userId, guestName, deckId, deckName } = seat;
  return [
    {
      key: keyOf(seat, no),
      userId,
      guestName,
      username: person?.username ?? null,
      name: person?.firstname ?? nameOf(no),
      picture: person?.picture ?? null,
      deck: deckName === null ? null : { id: deckId, name: deckName, colors: [], picture: null },
    },
  ];
}

/** The player after the one who went first in this game; null where nobody knows who did. */
function nextStarter(at: AtTable): string | null {
  const { board } = at;
  if (board.turns.spells.length === 0 && board.starter === null) return null;
  const [first = 0, ...others] = playingOrder(board);
  return [...others, first].flatMap((no) => seatedAt(at, no))[0]?.key ?? null;
}

/** The same table for its next game. */
export function afterTable(at: AtTable): LiveDraft {
  const { board, view, table } = at;
  const { formatId, subformatId, playgroupId } = view.info ?? table;
  const set = view.info?.set;
  return {
    ...freshDraft([], formatId, playgroupId),
    subformatId,
    setId: set && goesOn(set) ? set.id : null,
    startingLife: board.rules.startingLife,
    settings: board.settings,
    seats: board.order.flatMap((no) => seatedAt(at, no)),
    starter: nextStarter(at),
  };
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
});
