import { Suspense, useEffect, useRef, useState } from "react";
import type { TableSeat } from "~/lib/api/types";
import { minus } from "~/lib/i18n";
import { soon } from "~/lib/on-demand";
import { cx } from "~/ui/cx";

const LifeChange = soon(() => import("./life-change"));

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

/** How much life is left, readable across the table, and what has just become of it. */
export function Life({ seat: { seat, life, out } }: { seat: TableSeat }) {
  const sum = useSum(life);
  const digits = minus(String(life));
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
        <Suspense>
          <LifeChange key={Math.sign(sum)} seat={seat} change={sum} />
        </Suspense>
      )}
    </>
  );
}
