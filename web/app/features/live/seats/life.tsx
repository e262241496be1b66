import { useEffect, useRef, useState } from "react";
import { liveMessages } from "~/components/live/messages";
import type { TableSeat } from "~/lib/api/types";
import { minus, useMessages } from "~/lib/i18n";
import { cx } from "~/ui/cx";
import { UndoIcon } from "~/ui/icons/app";
import { useTable } from "../context";
import { useSigned } from "../signed";
import { useUndoOfLife } from "../use-steps";

/** So long a change is shown after the last tap. */
const shownFor = 3000;

/** The running sum of quick changes of a number; 0 after a pause. */
export function useSum(value: number): number {
  const [sum, setSum] = useState(0);
  const before = useRef(value);
  useEffect(() => {
    const change = value - before.current;
    before.current = value;
    if (change !== 0) setSum((sum) => sum + change);
    const timer = setTimeout(() => setSum(0), shownFor);
    return () => clearTimeout(timer);
  }, [value]);
  return sum;
}

/** As large as its place allows: three quarters of its height, and never wider than it. */
const sizeOf = (digits: number) => `min(76cqh, ${Math.floor(112 / Math.max(2, digits))}cqw)`;

/** How much life is left, readable across the table, and what has just become of it, which can be undone. */
export function Life({ seat: { seat, life, out } }: { seat: TableSeat }) {
  const { t } = useMessages(liveMessages);
  const { nameOf } = useTable();
  const signed = useSigned();
  const sum = useSum(life);
  const undo = useUndoOfLife(seat);
  const digits = minus(String(life));
  const change = signed(sum);
  return (
    <>
      <span
        aria-hidden="true"
        className="pointer-events-none absolute inset-0 grid place-items-center"
      >
        <span
          className={cx(
            "font-display leading-none font-bold tracking-tight tabular-nums",
            out && "opacity-40",
          )}
          style={{ fontSize: sizeOf(digits.length) }}
        >
          {digits}
        </span>
      </span>
      {sum !== 0 && (
        <button
          key={Math.sign(sum)}
          type="button"
          disabled={!undo}
          onClick={() => undo?.()}
          aria-label={t("undoChange", { change, name: nameOf(seat) })}
          className="absolute top-1 right-1 flex min-h-target animate-rise items-center gap-1 rounded-full bg-surface-overlay px-3 leading-none font-bold whitespace-nowrap tabular-nums shadow-float"
          style={{ fontSize: "clamp(1.125rem, min(13cqh, 8cqw), 2.5rem)" }}
        >
          {change}
          {undo && <UndoIcon className="size-[0.8em]" />}
        </button>
      )}
    </>
  );
}
