import { createContext, use } from "react";
import type { SeatNo, TableBoard, TableCommand, TableSeat } from "~/lib/api/types";
import type { Actor } from "~/live/table/types";
import type { LiveView } from "~/live/view";

/** The table as the desk has it. */
export interface AtDesk {
  view: LiveView;
  board: TableBoard;
  actor: Actor;
  /** In turn order. */
  seats: readonly TableSeat[];
  /** Whether the table, and a given seat, can be changed. */
  plays: boolean;
  mayTouch: (seat: SeatNo) => boolean;
  nameOf: (seat: SeatNo) => string;
  do: (command: TableCommand) => void;
  chosen: SeatNo | null;
  choose: (seat: SeatNo | null) => void;
}

export const DeskContext = createContext<AtDesk | null>(null);

export function useDesk(): AtDesk {
  const desk = use(DeskContext);
  if (!desk) throw new Error("useDesk needs a desk above it");
  return desk;
}
