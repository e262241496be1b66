import { useEffect, useRef, useState } from "react";
import { minus } from "~/lib/i18n";
import { cx } from "~/ui/cx";
import { useSigned } from "../signed";

/** Taps this close to each other are one change: the same as in the history. */
const together = 2000;

/** The running sum of quick changes of a number; 0 after a pause. */
export function useSum(value: number): number {
  const [sum, setSum] = useState(0);
  const before = useRef(value);
  useEffect(() => {
    const change = value - before.current;
    before.current = value;
    if (change !== 0) setSum((sum) => sum + change);
    const timer = setTimeout(() => setSum(0), together);
    return () => clearTimeout(timer);
  }, [value]);
  return sum;
}

interface LifeProps {
  life: number;
  out: boolean;
}

/** As large as its place allows: three quarters of its height, and never wider than it. */
const sizeOf = (digits: number) => `min(76cqh, ${Math.floor(112 / Math.max(2, digits))}cqw)`;

/** How much life is left, readable across the table, and what has just become of it. */
export function Life({ life, out }: LifeProps) {
  const signed = useSigned();
  const sum = useSum(life);
  const digits = minus(String(life));
  return (
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
      {sum !== 0 && (
        <span
          key={Math.sign(sum)}
          className="absolute top-[15cqh] right-[3cqw] animate-rise rounded-full bg-surface-overlay px-[0.5em] py-[0.15em] leading-none font-bold whitespace-nowrap tabular-nums shadow-float"
          style={{ fontSize: "clamp(1.125rem, min(15cqh, 9cqw), 3rem)" }}
        >
          {signed(sum)}
        </span>
      )}
    </span>
  );
}
