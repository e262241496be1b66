import { type ReactNode, useEffect, useRef } from "react";
import { liveMessages } from "~/components/live/messages";
import { seatOfColor } from "~/components/live/seat";
import { minus, useMessages } from "~/lib/i18n";
import { IconButton } from "~/ui/icon-button";
import { CheckIcon } from "~/ui/icons/everywhere";
import { SeatMark, seatGround } from "~/ui/seat-mark";
import { type Seat, useLife, useTable } from "../context";

/** A grid that nobody touches for this long gives the seat back. */
const restsAfter = 5000;

/** The least width of a cell. */
const wide = "max(4rem, 18%)";
const narrow = "max(clamp(3rem, 21cqh, 9rem), 15%)";

interface SeatGridProps {
  title: string;
  seat: Seat;
  /** Across from the way back. */
  tool?: ReactNode;
  /** There are many cells: the lower the seat, the narrower they are. */
  dense?: boolean;
  /** Its cells. */
  children: ReactNode;
}

/** A seat turned into a grid of what can be done on it; after a pause the seat is back. */
export function SeatGrid({ title, seat, tool, dense = false, children }: SeatGridProps) {
  const { t } = useMessages(liveMessages);
  const { nameOf, turn } = useTable();
  const look = seatOfColor[seat.color];
  const grid = useRef<HTMLElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const back = () => turn(seat.seat, null);
  const latest = useRef(back);
  latest.current = back;
  const stay = () => clearTimeout(timer.current);
  const rest = () => {
    stay();
    timer.current = setTimeout(() => latest.current(), restsAfter);
  };
  useEffect(() => {
    const opener = document.activeElement;
    const byKeyboard = opener?.matches(":focus-visible") ?? false;
    // Whoever comes by keyboard or reads by ear takes their time.
    if (byKeyboard) grid.current?.querySelector("button")?.focus();
    else timer.current = setTimeout(() => latest.current(), restsAfter);
    return () => {
      clearTimeout(timer.current);
      if (byKeyboard && opener instanceof HTMLElement) opener.focus();
    };
  }, []);
  return (
    <section
      ref={grid}
      aria-label={title}
      data-grid
      onPointerDown={stay}
      onPointerUp={rest}
      onPointerCancel={rest}
      onKeyDown={({ key }) => {
        if (key === "Escape") back();
      }}
      className="absolute inset-0 grid animate-rise grid-rows-[auto_1fr] gap-1 p-1"
      style={{ backgroundColor: seatGround(look) }}
    >
      <div className="flex min-w-0 items-center gap-1">
        <IconButton
          label={t("done")}
          icon={<CheckIcon className="size-5" />}
          onClick={back}
          className="border border-line-strong"
        />
        <p className="flex min-w-0 flex-1 items-center justify-center gap-2 font-semibold">
          {/* On a narrow seat there is room for its life alone. */}
          <SeatMark seat={look} onGround className="@max-[12rem]:hidden" />
          <span className="min-w-0 truncate @max-[12rem]:hidden">{nameOf(seat.seat)}</span>
          <span className="font-display text-3xl leading-none font-bold tabular-nums">
            {minus(String(useLife(seat.seat)))}
          </span>
        </p>
        {tool}
      </div>
      <div
        className="grid min-h-0 auto-rows-fr gap-1"
        style={{ gridTemplateColumns: `repeat(auto-fit, minmax(${dense ? narrow : wide}, 1fr))` }}
      >
        {children}
      </div>
    </section>
  );
}
