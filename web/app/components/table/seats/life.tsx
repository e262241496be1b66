import { Suspense, useEffect, useLayoutEffect, useRef, useState } from "react";
import { liveMessages } from "~/components/live/messages";
import type { SeatNo } from "~/lib/api/types";
import { minus, useMessages } from "~/lib/i18n";
import { soon } from "~/lib/on-demand";
import { cx } from "~/ui/cx";
import { type Seat, useLateBoardOf, useTable } from "../context";

const LifeChange = soon(() => import("./life-change"));

/** So long a change is shown after the last tap. */
const shownFor = 3000;

/** The running sum of quick changes of a number; 0 after a pause. */
export function useSum(value: number): number {
  const [shown, setShown] = useState({ value, sum: 0 });
  // Within the same drawing, which an effect would do twice.
  if (shown.value !== value) setShown({ value, sum: shown.sum + value - shown.value });
  useEffect(() => {
    const timer = setTimeout(
      () => setShown((shown) => (shown.sum ? { value, sum: 0 } : shown)),
      shownFor,
    );
    return () => clearTimeout(timer);
  }, [value]);
  return shown.sum;
}

/** As large as the place allows that the name and what is counted have left: digits are 0.7 as high as their font. */
const sizeOf = (digits: number) => `min(130cqh, ${Math.floor(112 / Math.max(2, digits))}cqw)`;

/** The number itself, written past React as soon as it is known: docs/decisions/0048 has what that wins on a slow phone. */
function Digits({ seat }: { seat: SeatNo }) {
  const { store } = useTable();
  const place = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const write = () => {
      const { board } = store.get();
      const digits = minus(String(board?.seats[seat - 1]?.life ?? ""));
      if (!place.current || place.current.textContent === digits) return;
      place.current.textContent = digits;
      place.current.style.fontSize = sizeOf(digits.length);
    };
    write();
    return store.subscribe(write);
  }, [store, seat]);
  return <span ref={place} />;
}

/** How much life is left, readable across the table, and what has just become of it. */
export function Life({ seat: { seat, out } }: { seat: Seat }) {
  const { t } = useMessages(liveMessages);
  const { nameOf, mayTouch } = useTable();
  const life = useLateBoardOf(({ seats }) => seats[seat - 1]?.life ?? 0);
  return (
    // A box of its own: a new number is laid out here, and nowhere else on the page.
    <div
      className="pointer-events-none relative min-h-0 flex-1"
      style={{ contain: "strict", containerType: "size" }}
    >
      <span
        aria-hidden="true"
        className={cx(
          "absolute inset-0 grid place-content-center font-display leading-none font-bold tracking-tight tabular-nums",
          out && "opacity-40",
        )}
      >
        <Digits seat={seat} />
      </span>
      {/* What a tap on its half does. */}
      {mayTouch(seat) && (
        <span
          aria-hidden="true"
          className="absolute inset-0 flex items-center justify-between text-2xl leading-none font-bold opacity-60"
          style={{ paddingInline: "5cqw" }}
        >
          <span>−</span>
          <span>+</span>
        </span>
      )}
      <p className="sr-only">{t("lifeNow", { name: nameOf(seat), life })}</p>
      <Suspense>
        <LifeChange seat={seat} change={useSum(life)} />
      </Suspense>
    </div>
  );
}
