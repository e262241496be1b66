import { useEffect, useState } from "react";
import { useWords } from "~/lib/i18n";
import { eliminations } from "~/live/table/eliminations";
import { seatOfColor } from "~/parts/live/seat-color";
import { Button } from "~/ui/button";
import { SeatMark } from "~/ui/seat-mark";
import { useTable } from "./context";
import { liveWords } from "./words";

/** Nobody is asked while fingers are still tapping. */
const calm = 1000;

function useSettled(now: string): boolean {
  const [settled, setSettled] = useState(now);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(now), calm);
    return () => clearTimeout(timer);
  }, [now]);
  return settled === now;
}

/** Whom the rules would have out: people say whether they are. */
export function Eliminations() {
  const { t } = useWords(liveWords);
  const { board, nameOf, mayTouch, do: act } = useTable();
  const all = eliminations(board).filter(({ seat }) => mayTouch(seat));
  const [first] = all;
  const others = new Set(all.map(({ seat }) => seat));
  const settled = useSettled(JSON.stringify(all) + board.seats.map(({ life }) => life));
  if (!first || !settled || board.status.type !== "open") return null;
  const { seat, cause, by, how } = first;
  const state = board.seats[seat - 1];
  if (!state) return null;
  const name = nameOf(seat);
  const reason =
    cause === "life"
      ? t("atLife", { name, life: state.life })
      : t(cause === "poison" ? "byPoison" : "byCommander", { name });
  return (
    <div className="pointer-events-none fixed inset-0 z-20 grid place-items-center p-4">
      <div
        role="alertdialog"
        aria-label={reason}
        className="pointer-events-auto grid w-full max-w-sm animate-rise gap-3 rounded-lg border border-line bg-surface-overlay p-4 shadow-float"
      >
        <p className="flex items-center gap-2 text-lg font-semibold">
          <SeatMark seat={seatOfColor[state.color]} className="size-5" />
          {reason}
        </p>
        <div className="flex flex-wrap gap-2">
          <Button
            variant="primary"
            className="flex-1"
            onClick={() => act({ type: "out", seats: [seat], by, how })}
          >
            {t("goesOut")}
          </Button>
          {others.size > 1 && (
            <Button
              className="flex-1"
              onClick={() => act({ type: "out", seats: [...others], by, how })}
            >
              {t("allOut", { count: others.size })}
            </Button>
          )}
          <Button className="flex-1" onClick={() => act({ type: "spare", seat, cause, on: true })}>
            {t("stays")}
          </Button>
        </div>
      </div>
    </div>
  );
}
