import { liveMessages } from "~/components/live/messages";
import { seatOfColor } from "~/components/live/seat";
import { useMessages } from "~/lib/i18n";
import { damageFrom } from "~/live/table/changes";
import { cx } from "~/ui/cx";
import { SeatMark, seatColor, seatGround } from "~/ui/seat-mark";
import { type Seat, useBoard, useTable } from "../context";
import { cell } from "./cell";
import { SeatGrid } from "./seat-grid";

const amounts = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

interface AmountGridProps {
  seat: Seat;
  source: Seat;
}

/** How much a commander has dealt at once: one tap says it, and gives the seat back. */
export function AmountGrid({ seat, source }: AmountGridProps) {
  const { t } = useMessages(liveMessages);
  const { nameOf, turn, do: act } = useTable();
  const board = useBoard();
  const look = seatOfColor[source.color];
  const name = nameOf(source.seat);
  const before = damageFrom(seat, source.seat, 0);
  const most = board.rules.commanderDamage ?? Number.POSITIVE_INFINITY;
  return (
    <SeatGrid title={t("damageTo", { name: nameOf(seat.seat) })} seat={seat}>
      {amounts.map((delta) => (
        <button
          key={delta}
          type="button"
          aria-label={t("deal", { amount: delta, name, total: before + delta })}
          onClick={() => {
            act({
              type: "commanderDamage",
              seat: seat.seat,
              source: source.seat,
              commander: 0,
              delta,
            });
            turn(seat.seat, null);
          }}
          className={cx(
            cell.className,
            "touch-none active:brightness-110",
            before + delta >= most && "text-danger",
          )}
          style={{
            backgroundColor: seatGround(look),
            borderColor: seatColor(look),
            ...cell.style,
          }}
        >
          <span className="flex items-center gap-[0.3em] font-display text-[clamp(1rem,min(44cqh,34cqw),3.5rem)] leading-none font-bold tabular-nums">
            <SeatMark seat={look} onGround className="size-[0.5em]" />
            {delta}
          </span>
        </button>
      ))}
    </SeatGrid>
  );
}
