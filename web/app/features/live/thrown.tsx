import { useEffect, useRef, useState } from "react";
import { liveMessages } from "~/components/live/messages";
import { seatOfColor } from "~/components/live/seat";
import { useBoardOf, useTable } from "~/components/table/context";
import type { TableRoll } from "~/lib/api/types";
import { useMessages } from "~/lib/i18n";
import { SeatMark } from "~/ui/seat-mark";

/** Long enough to be read across the table. */
const shownFor = 4000;

function Faces({ roll }: { roll: TableRoll }) {
  const { t } = useMessages(liveMessages);
  const { nameOf } = useTable();
  const seats = useBoardOf((board) => board.seats);
  if (roll.type === "starter") {
    const seat = seats[roll.seat - 1];
    return (
      <p className="grid justify-items-center gap-2 text-2xl font-bold">
        {seat && <SeatMark seat={seatOfColor[seat.color]} className="size-12" />}
        {t("starts", { name: nameOf(roll.seat) })}
      </p>
    );
  }
  const faces =
    roll.type === "coin"
      ? roll.heads.map((heads) => t(heads ? "heads" : "tails"))
      : roll.faces.map(String);
  const sum = roll.type === "dice" && roll.faces.reduce((sum, face) => sum + face, 0);
  return (
    <div className="grid justify-items-center gap-3">
      <p className="flex flex-wrap justify-center gap-2">
        {faces.map((face, at) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: dice lie in the order they were thrown in.
            key={at}
            className="grid min-h-16 min-w-16 place-items-center rounded-lg border-2 border-line-strong bg-surface-raised px-3 font-display text-3xl font-bold tabular-nums"
          >
            {face}
          </span>
        ))}
      </p>
      <p className="text-text-muted">
        {roll.type === "dice" ? t("dieOf", { sides: roll.sides }) : t("coin")}
        {faces.length > 1 && roll.type === "dice" && ` · ${t("sum", { sum: Number(sum) })}`}
      </p>
    </div>
  );
}

/** The dice the server rolled; only rolls that happen while the page is open. */
export default function Thrown() {
  const { t } = useMessages(liveMessages);
  const roll = useBoardOf((board) => board.roll);
  const last = roll?.sequence ?? 0;
  const seen = useRef(last);
  const [shown, setShown] = useState<number | null>(null);
  useEffect(() => {
    if (last <= seen.current) return;
    seen.current = last;
    setShown(last);
    const timer = setTimeout(() => setShown(null), shownFor);
    return () => clearTimeout(timer);
  }, [last]);
  if (shown === null || !roll) return null;
  return (
    <div className="fixed inset-0 z-40 grid place-items-center bg-scrim p-6">
      <button
        key={shown}
        type="button"
        aria-label={t("closeRoll")}
        onClick={() => setShown(null)}
        className="absolute inset-0"
      />
      <div
        role="status"
        className="pointer-events-none relative grid min-w-60 animate-tumble place-items-center rounded-xl bg-surface-overlay p-8 shadow-float"
      >
        <Faces roll={roll.roll} />
      </div>
    </div>
  );
}
