import type { ReactNode } from "react";
import { shownCounters } from "~/components/live/counters";
import { seatOfColor } from "~/components/live/seat";
import type { TableSeat } from "~/lib/api/types";
import { cx } from "~/ui/cx";
import { ErrorIcon, MoreIcon } from "~/ui/icons/app";
import { WinIcon } from "~/ui/icons/everywhere";
import { BlessingIcon, InitiativeIcon, TaxIcon } from "~/ui/icons/table";
import { SeatMark } from "~/ui/seat-mark";
import { useTable } from "../context";

interface BadgeProps {
  mark: ReactNode;
  value?: number | string;
  /** It would have them out. */
  deadly?: boolean;
}

const Badge = ({ mark, value, deadly = false }: BadgeProps) => (
  <span
    className={cx(
      "flex h-7 items-center gap-1 rounded-full px-2 text-sm leading-none font-bold tabular-nums",
      deadly ? "bg-danger-fill text-on-danger" : "bg-surface-overlay text-text",
    )}
  >
    {deadly ? <ErrorIcon className="size-4" /> : mark}
    {value}
  </span>
);

const markLook = "size-4 shrink-0";

/** Everything on a seat besides its life, as small marks; nothing to see where there is nothing. */
export function Badges({ seat }: { seat: TableSeat }) {
  const { board } = useTable();
  const { rules, monarch, initiative } = board;
  const deadlyAt = (most: number | null, value: number) => most !== null && value >= most;
  const tax = Math.max(...seat.casts) * 2;
  const damage = seat.commanderDamage.map(({ source, commander, amount }) => {
    const from = board.seats.find((other) => other.seat === source);
    return (
      <Badge
        key={`${source} ${commander}`}
        mark={<SeatMark seat={seatOfColor[from?.color ?? "gray"]} className={markLook} />}
        value={amount}
        deadly={deadlyAt(rules.commanderDamage, amount)}
      />
    );
  });
  const shown = [
    monarch === seat.seat && <Badge key="monarch" mark={<WinIcon className={markLook} />} />,
    initiative === seat.seat && (
      <Badge key="initiative" mark={<InitiativeIcon className={markLook} />} />
    ),
    seat.blessing && <Badge key="blessing" mark={<BlessingIcon className={markLook} />} />,
    ...damage,
    ...shownCounters.map(
      ([counter, Mark]) =>
        seat.counters[counter] > 0 && (
          <Badge
            key={counter}
            mark={<Mark className={markLook} />}
            value={seat.counters[counter]}
            deadly={counter === "poison" && deadlyAt(rules.poison, seat.counters.poison)}
          />
        ),
    ),
    tax > 0 && <Badge key="tax" mark={<TaxIcon className={markLook} />} value={`+${tax}`} />,
    ...Object.entries(seat.custom).map(([name, value]) => (
      <Badge
        key={`custom ${name}`}
        mark={<span className="max-w-16 truncate">{name}</span>}
        value={value}
      />
    )),
  ].filter(Boolean);
  if (shown.length === 0) return <MoreIcon className="size-6 text-text-muted" />;
  return shown;
}
