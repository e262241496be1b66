import type { ReactNode } from "react";
import { useTable } from "../context";
import { arrange, fromOwn, type Layout } from "./layout";
import { SeatPanel } from "./seat-panel";

interface WholeTableProps {
  landscape: boolean;
  layout: Layout;
  moved: number;
  bar: ReactNode;
}

/** All seats on one device. */
export function WholeTable({ bar, ...how }: WholeTableProps) {
  const { board, own } = useTable();
  const { rows, columns, bar: strip, spots } = arrange(board.seats.length, how);
  const seats = fromOwn(board.order, own).map((no) => board.seats[no - 1]);
  return (
    <div
      className="grid size-full gap-1"
      style={{ gridTemplateRows: rows, gridTemplateColumns: columns }}
    >
      {seats.map((seat, at) => {
        const spot = spots[at];
        if (!seat || !spot) return null;
        const { row, column, angle } = spot;
        return (
          <SeatPanel
            key={seat.seat}
            seat={seat}
            angle={angle}
            style={{ gridRow: row, gridColumn: column }}
          />
        );
      })}
      <div className="min-h-0 min-w-0" style={{ gridRow: strip.row, gridColumn: strip.column }}>
        {bar}
      </div>
    </div>
  );
}
