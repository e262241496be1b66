import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { liveMessages } from "~/components/live/messages";
import type { SeatNo, TableElimination } from "~/lib/api/types";
import { returnFocus } from "~/lib/focus";
import { useMessages } from "~/lib/i18n";
import { eliminations } from "~/live/table/eliminations";
import { Button } from "~/ui/button";
import { cx } from "~/ui/cx";
import { useTable } from "../context";

/** Wait until the taps stop before asking. */
const calm = 1000;

function useSettled(now: string): boolean {
  const [settled, setSettled] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSettled(now), calm);
    return () => clearTimeout(timer);
  }, [now]);
  return settled === now;
}

interface AskedProps {
  about: TableElimination;
  /** The players that the rules would eliminate. */
  all: readonly SeatNo[];
  className?: string;
}

function Asked({ about: { seat, cause, by, how }, all, className }: AskedProps) {
  const { t } = useMessages(liveMessages);
  const { board, nameOf, do: act } = useTable();
  const name = nameOf(seat);
  const reason =
    cause === "life"
      ? t("atLife", { name, life: board.seats[seat - 1]?.life ?? 0 })
      : t(cause === "poison" ? "byPoison" : "byCommander", { name });
  const look = "flex-1 px-2! whitespace-nowrap";
  const asked = useRef<HTMLDivElement>(null);
  // The question itself, and none of its buttons: a key meant for something else answers nothing.
  useLayoutEffect(() => {
    const shown = asked.current;
    const before = document.activeElement;
    shown?.focus({ preventScroll: true });
    return () => {
      if (shown?.contains(document.activeElement)) returnFocus(before);
    };
  }, []);
  return (
    <div
      ref={asked}
      role="alertdialog"
      aria-label={reason}
      tabIndex={-1}
      className={cx(
        "grid animate-rise gap-2 rounded-lg border border-line bg-surface-overlay p-2 shadow-float",
        className,
      )}
    >
      <p className="text-center leading-tight font-semibold">{reason}</p>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="primary"
          className={look}
          onClick={() => act({ type: "out", seats: [seat], by, how })}
        >
          {t("goesOut")}
        </Button>
        {all.length > 1 && (
          <Button className={look} onClick={() => act({ type: "out", seats: [...all], by, how })}>
            {t("allOut", { count: all.length })}
          </Button>
        )}
        <Button className={look} onClick={() => act({ type: "spare", seat, cause, on: true })}>
          {t("stays")}
        </Button>
      </div>
    </div>
  );
}

interface QuestionProps {
  /** Whom to ask about; the first of them is asked about. */
  seats: readonly SeatNo[];
  className?: string;
}

/** Whom the rules would have out: people say whether they are. */
export default function Question({ seats, className }: QuestionProps) {
  const { board, plays, mayTouch } = useTable();
  const found = plays ? eliminations(board).filter(({ seat }) => mayTouch(seat)) : [];
  const about = found.find(({ seat }) => seats.includes(seat));
  const life = about && board.seats[about.seat - 1]?.life;
  const settled = useSettled(about ? `${about.seat} ${about.cause} ${life}` : "");
  if (!about || !settled) return null;
  const all = [...new Set(found.map(({ seat }) => seat))];
  return <Asked about={about} all={all} className={className} />;
}
