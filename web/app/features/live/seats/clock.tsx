import { useEffect, useState } from "react";
import type { SeatNo } from "~/lib/api/types";
import { clockOf, clockText, turnClock } from "~/live/table/clock";
import { cx } from "~/ui/cx";
import { useTable } from "../context";

/** The server's time, updated every second while a clock runs. */
function useServerNow(): number {
  const { board, view } = useTable();
  const [now, setNow] = useState(Date.now);
  const runs = board.turns.since !== null;
  useEffect(() => {
    if (!runs) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [runs]);
  return now + view.offset;
}

/** How long a player has taken for all their turns. */
export function SeatClock({ seat, active }: { seat: SeatNo; active: boolean }) {
  const { board } = useTable();
  const now = useServerNow();
  if (board.turns.spells.length === 0) return null;
  return (
    <span className={cx("shrink-0 tabular-nums", active ? "font-bold" : "opacity-85")}>
      {clockText(clockOf(board.turns, seat, now))}
    </span>
  );
}

/** How long the present turn has taken. */
export function TurnClock() {
  const { board } = useTable();
  return clockText(turnClock(board.turns, useServerNow()));
}
