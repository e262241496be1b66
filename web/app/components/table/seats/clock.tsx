import { useSyncExternalStore } from "react";
import type { SeatNo } from "~/lib/api/types";
import { createListeners } from "~/lib/listeners";
import { clockOf, clockText, turnClock } from "~/live/table/clock";
import { cx } from "~/ui/cx";
import { useLateBoardOf, useLateView } from "../context";

let now = Date.now();

/** All clocks tick together: the table is drawn once a second, not once for each of them. */
const { subscribe: tick, tell } = createListeners(() => {
  now = Date.now();
  const timer = setInterval(() => {
    now = Date.now();
    tell();
  }, 1000);
  return () => clearInterval(timer);
});

const stand = () => () => {};

/** The server's time; it goes on only while this clock runs. */
function useServerNow(runs: boolean): number {
  const offset = useLateView((view) => view.offset);
  return useSyncExternalStore(runs ? tick : stand, () => now) + offset;
}

/** How long a player has taken for all their turns. */
export function SeatClock({ seat, active }: { seat: SeatNo; active: boolean }) {
  const turns = useLateBoardOf((board) => board.turns);
  const now = useServerNow(active && turns.since !== null);
  if (turns.spells.length === 0) return null;
  return (
    <span className={cx("shrink-0 tabular-nums", active ? "font-bold" : "opacity-85")}>
      {clockText(clockOf(turns, seat, now))}
    </span>
  );
}

/** How long the present turn has taken. */
export function TurnClock() {
  const turns = useLateBoardOf((board) => board.turns);
  return clockText(turnClock(turns, useServerNow(turns.since !== null)));
}
