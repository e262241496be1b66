import type { ReactNode } from "react";
import { type TurnedSeats, useBoardOf, useTable } from "../context";
import { arrange, fromOwn, type Layout } from "./layout";
import { SeatPanel } from "./seat-panel";

interface WholeTableProps {
  landscape: boolean;
  layout: Layout;
  moved: number;
  turned: TurnedSeats;
  bar: ReactNode;
}

/** All seats on one device. */
export function WholeTable({ bar, turned, ...how }: WholeTableProps) {
  const { own } = useTable();
  const order = useBoardOf((board) => board.order);
  const all = useBoardOf((board) => board.seats);
  const { rows, columns, bar: strip, spots } = arrange(all.length, how);
  const seats = fromOwn(order, own).map((no) => all[no - 1]);
  return (
    <div
      className="grid size-full gap-1"
      style={{ gridTemplateRows: rows, gridTemplateColumns: columns }}
    >
      {seats.map((seat, at) => {
        const spot = spots[at];
        if (!seat || !spot) return null;
        return <SeatPanel key={seat.seat} seat={seat} into={turned[seat.seat] ?? null} {...spot} />;
      })}
      <div className="min-h-0 min-w-0" style={{ gridRow: strip.row, gridColumn: strip.column }}>
        {bar}
      </div>
    </div>
  );
}
