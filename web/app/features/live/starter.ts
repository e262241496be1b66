import type { SeatNo, TableBoard } from "~/lib/api/types";

/** Who goes first as chosen on this device; the table learns of it with the first turn. */
export interface StarterChoice {
  seat: SeatNo | null;
  /** Whom the table had drawn by then: a later draw counts instead. */
  drawn: SeatNo | null;
}

export const noChoice: StarterChoice = { seat: null, drawn: null };

export const starterDraft = (tableId: string) => `live-starter-${tableId}`;

/** Who goes first, as far as that is known before the first turn. */
export function starterOf(board: TableBoard, choice: StarterChoice): SeatNo | null {
  const chosen = choice.drawn === board.starter ? choice.seat : null;
  const first = chosen ?? board.starter;
  return first !== null && board.seats[first - 1]?.out === null ? first : null;
}
