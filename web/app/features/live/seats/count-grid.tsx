import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from "react";
import { liveMessages } from "~/components/live/messages";
import { seatOfColor } from "~/components/live/seat";
import type { TableSeat } from "~/lib/api/types";
import { minus, useMessages } from "~/lib/i18n";
import { cx } from "~/ui/cx";
import { IconButton } from "~/ui/icon-button";
import { ErrorIcon, LessIcon } from "~/ui/icons/app";
import { CheckIcon } from "~/ui/icons/everywhere";
import { SeatMark, seatGround } from "~/ui/seat-mark";
import { useTable } from "../context";
import { usePress } from "./press";

/** Something that is counted on a seat. */
export interface Counted {
  key: string;
  /** What is counted, in words. */
  label: string;
  mark: ReactNode;
  /** Under the number. */
  name: string;
  value: number;
  /** Shown in the place of the number. */
  shown?: string;
  deadly?: boolean;
  style?: CSSProperties;
  onChange: (delta: number) => void;
}

/** A grid that nobody touches for this long gives the seat back. */
const restsAfter = 5000;
const repeatEvery = 160;
/** Held for longer than this many, it counts in fives. */
const single = 12;

interface CellProps {
  counted: Counted;
  sign: 1 | -1;
}

function Cell({ counted, sign }: CellProps) {
  const { t } = useMessages(liveMessages);
  const { label, mark, name, value, shown, deadly = false, style, onChange } = counted;
  const change = (delta: number) => {
    if (value + delta >= 0) onChange(delta);
  };
  const press = usePress({
    tap: () => change(sign),
    hold: (times) => change(times > single ? 5 * sign : sign),
    repeatEvery,
  });
  return (
    <button
      type="button"
      {...press}
      aria-label={t(sign > 0 ? "countMore" : "countLess", { of: label, value })}
      onKeyDown={({ key }) => {
        if (key === "ArrowUp" || key === "ArrowDown") change(key === "ArrowUp" ? 1 : -1);
      }}
      className={cx(
        "grid min-h-0 min-w-0 touch-none place-content-center justify-items-center gap-0.5 overflow-hidden rounded-md border-2 bg-surface-overlay px-1 select-none active:brightness-110",
        deadly ? "border-danger" : "border-line-strong",
      )}
      style={{ ...style, containerType: "size" }}
    >
      <span
        className={cx(
          "flex items-center gap-[0.3em] font-display text-[clamp(1rem,min(44cqh,34cqw),4.5rem)] leading-none font-bold tabular-nums",
          deadly && "text-danger",
        )}
      >
        {deadly ? <ErrorIcon className="size-[0.6em]" /> : mark}
        {shown ?? value}
      </span>
      <span className="w-full min-w-0 truncate text-center text-xs leading-tight font-semibold">
        {name}
      </span>
    </button>
  );
}

interface CountGridProps {
  title: string;
  seat: TableSeat;
  all: readonly Counted[];
  onBack: () => void;
  children?: ReactNode;
}

/** A seat turned into what is counted on it: a tap is one more, held it counts on, and after a pause the seat is back. */
export function CountGrid({ title, seat, all, onBack, children }: CountGridProps) {
  const { t } = useMessages(liveMessages);
  const { nameOf, plays } = useTable();
  const look = seatOfColor[seat.color];
  const [sign, setSign] = useState<1 | -1>(1);
  const grid = useRef<HTMLElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(onBack);
  latest.current = onBack;
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
      onPointerDown={stay}
      onPointerUp={rest}
      onPointerCancel={rest}
      onKeyDown={({ key }) => {
        if (key === "Escape") onBack();
      }}
      className="absolute inset-0 grid animate-rise grid-rows-[auto_1fr] gap-1 p-1"
      style={{ backgroundColor: seatGround(look) }}
    >
      <div className="flex min-w-0 items-center gap-1">
        <IconButton
          label={t("done")}
          icon={<CheckIcon className="size-5" />}
          onClick={onBack}
          className="border border-line-strong"
        />
        <p className="flex min-w-0 flex-1 items-center justify-center gap-2 font-semibold">
          <SeatMark seat={look} onGround />
          <span className="min-w-0 truncate">{nameOf(seat.seat)}</span>
          <span className="font-display text-3xl leading-none font-bold tabular-nums">
            {minus(String(seat.life))}
          </span>
        </p>
        <IconButton
          label={t("takeBack")}
          icon={<LessIcon className="size-5" />}
          aria-pressed={sign < 0}
          disabled={!plays}
          onClick={() => setSign(sign > 0 ? -1 : 1)}
          className={cx(
            "border",
            sign < 0 ? "border-danger bg-danger-fill! text-on-danger!" : "border-line-strong",
          )}
        />
      </div>
      <div className="grid min-h-0 auto-rows-fr grid-cols-[repeat(auto-fit,minmax(max(4.5rem,22%),1fr))] gap-1">
        {all.map((counted) => (
          <Cell key={counted.key} counted={counted} sign={sign} />
        ))}
        {children}
      </div>
    </section>
  );
}
