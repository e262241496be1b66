import { keyOf } from "~/components/seating/seated-player";
import type { TableBoard } from "~/lib/api/types";
import { findOffline } from "~/live/offline/find";
import type { OfflineTable } from "~/live/offline/types";
import { suggestedEnd, suggestedPlacements } from "~/live/table/placements";
import { playingOrder } from "~/live/table/turns";
import { emptyGame, type GameDraft, type SeatDraft, untold } from "./table/draft";

function seatAt(board: TableBoard, { people }: OfflineTable, no: number): SeatDraft[] {
  const seat = board.seats[no - 1];
  if (!seat) return [];
  const { userId, guestName, deckId, deckName, life, out, counters } = seat;
  const person = people.find(({ id }) => id === userId);
  const by = out?.by ? board.seats[out.by - 1] : undefined;
  return [
    {
      ...untold({
        key: keyOf(seat, no),
        userId,
        guestName,
        username: person?.username ?? null,
        name: guestName ?? person?.firstname ?? "",
        picture: person?.picture ?? null,
        deck: deckName === null ? null : { id: deckId, name: deckName, colors: [], picture: null },
      }),
      finalLife: life,
      eliminatedTurn: out && out.round > 0 ? out.round : null,
      eliminatedBy: by ? keyOf(by, by.seat) : null,
      mulligans: counters.mulligans,
    },
  ];
}

/** The game of a table that only this device has, to be recorded by hand; null where there is none. */
export async function fromTable(id: string): Promise<GameDraft | null> {
  const found = await findOffline(id);
  if (!found) return null;
  const { table, played } = found;
  const { board, at } = played.table;
  const { status, turns, openedAt } = board;
  const finished = status.type === "finished" ? status : null;
  const placements = finished?.placements ?? suggestedPlacements(board);
  const endedAt = finished?.at ?? at;
  const rounds = turns.spells.at(-1)?.round ?? null;
  const seats = playingOrder(board).flatMap((no) =>
    seatAt(board, table, no).map((seat) => ({ ...seat, place: placements[no - 1] ?? null })),
  );
  const { formatId, subformatId, playgroupId } = table.shown;
  return {
    // Recorded twice it is one game.
    ...emptyGame(id, formatId, subformatId),
    playgroupId,
    playgroupChosen: playgroupId !== null,
    endedAt,
    minutes: Math.round((Date.parse(endedAt) - Date.parse(turns.beganAt ?? openedAt)) / 60_000),
    turns: rounds,
    endReason: finished ? finished.endReason : suggestedEnd(board),
    seats,
    wentFirst: rounds === null ? null : (seats[0]?.key ?? null),
  };
}
