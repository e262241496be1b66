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
  const { rows, columns, bar: strip, spots } = arrange(order.length, how);
  return (
    <div
      className="grid size-full gap-1"
      style={{ gridTemplateRows: rows, gridTemplateColumns: columns }}
    >
      {fromOwn(order, own).map((no, at) => {
        const spot = spots[at];
        return spot && <SeatPanel key={no} no={no} into={turned[no] ?? null} {...spot} />;
      })}
      <div className="min-h-0 min-w-0" style={{ gridRow: strip.row, gridColumn: strip.column }}>
        {bar}
      </div>
    </div>
  );
}
