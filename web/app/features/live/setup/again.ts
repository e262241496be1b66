// The next game of a table; apart from the setup page, which needs nothing of the live table.
import { keyOf, type SeatedPlayer } from "~/components/seating/seated-player";
import type { SeatNo } from "~/lib/api/types";
import { playingOrder } from "~/live/table/turns";
import type { AtTable } from "../context";
import { freshDraft, type LiveDraft } from "./draft";

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
