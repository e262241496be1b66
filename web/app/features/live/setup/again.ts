// The next game of a table; apart from the setup page, which needs nothing of the live table.
import { keyOf, type SeatedPlayer } from "~/components/seating/seated-player";
import type { LiveInfo, LivePerson, LiveTable, SeatNo, TableBoard } from "~/lib/api/types";
import { playingOrder } from "~/live/table/turns";
import { freshDraft, type LiveDraft } from "./draft";

/** A set ends when a player has won more than half of it. */
const goesOn = ({ bestOf, wins }: { bestOf: number | null; wins: { wins: number }[] }) =>
  bestOf === null || wins.every((score) => score.wins * 2 <= bestOf);

/** A table whose game is over. */
interface Over {
  board: TableBoard;
  /** As the table was last told of; where it was not, as it was read. */
  info: LiveInfo | LiveTable;
  people: readonly LivePerson[];
  nameOf: (seat: SeatNo) => string;
}

/** A player with the deck they played; nobody where their account is gone. */
function seatedAt({ board, people, nameOf }: Over, no: SeatNo): SeatedPlayer[] {
  const seat = board.seats[no - 1];
  const person = people.find(({ id }) => id === seat?.userId);
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
function nextStarter(at: Over): string | null {
  const { board } = at;
  if (board.turns.spells.length === 0 && board.starter === null) return null;
  const [first = 0, ...others] = playingOrder(board);
  return [...others, first].flatMap((no) => seatedAt(at, no))[0]?.key ?? null;
}

/** The same table for its next game. */
export function afterTable(at: Over): LiveDraft {
  const { board, info } = at;
  const { formatId, subformatId, playgroupId } = info;
  const set = "set" in info ? info.set : null;
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
