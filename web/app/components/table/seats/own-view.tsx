import type { ReactNode } from "react";
import { liveMessages } from "~/components/live/messages";
import { seatOfColor } from "~/components/live/seat";
import type { SeatNo } from "~/lib/api/types";
import { minus, signedOf, useMessages } from "~/lib/i18n";
import { currentTurn } from "~/live/table/turns";
import { cx } from "~/ui/cx";
import { SeatMark, seatGround } from "~/ui/seat-mark";
import { type TurnedSeats, useBoardOf, useLife, useSeat, useTable } from "../context";
import { fromOwn } from "./layout";
import { useSum } from "./life";
import { Ring } from "./ring";
import { SeatPanel } from "./seat-panel";

/** Another player's seat, small: their life, and a tap opens the rest. */
function OtherSeat({ no }: { no: SeatNo }) {
  const { t, lang } = useMessages(liveMessages);
  const { nameOf, show } = useTable();
  const { color, out } = useSeat(no) ?? {};
  const look = seatOfColor[color ?? "gray"];
  const name = nameOf(no);
  const life = useLife(no);
  const sum = useSum(life);
  const isTurn = useBoardOf(({ turns }) => currentTurn(turns)?.seat === no);
  return (
    <button
      type="button"
      data-seat={no}
      aria-label={t("lifeNow", { name, life })}
      onClick={() => show({ kind: "seat", seat: no })}
      className="relative flex min-h-16 min-w-24 flex-1 flex-col items-center justify-center gap-0.5 overflow-hidden rounded-lg px-2 py-1"
      style={{ backgroundColor: seatGround(look) }}
    >
      <Ring isTurn={isTurn} />
      <span className="flex w-full min-w-0 items-center justify-center gap-1.5 text-xs font-semibold">
        <SeatMark seat={look} onGround className="size-3.5" />
        <span className="truncate">{name}</span>
      </span>
      <span
        className={cx(
          "font-display text-3xl leading-none font-bold tabular-nums",
          out && "line-through opacity-50",
        )}
      >
        {minus(String(life))}
      </span>
      {sum !== 0 && (
        <span className="absolute top-1 right-1 animate-rise rounded-full bg-surface-overlay px-2 text-sm font-bold tabular-nums">
          {signedOf(lang)(sum)}
        </span>
      )}
    </button>
  );
}

interface OwnViewProps {
  landscape: boolean;
  own: SeatNo;
  turned: TurnedSeats;
  bar: ReactNode;
}

/** The user's own seat large, the others above. */
export function OwnView({ landscape, own, turned, bar }: OwnViewProps) {
  const order = useBoardOf((board) => board.order);
  const [, ...others] = fromOwn(order, own);
  return (
    <div
      className={cx("grid size-full gap-1", landscape && "grid-flow-col")}
      style={
        landscape
          ? { gridTemplateColumns: "minmax(8rem, auto) 1fr auto" }
          : { gridTemplateRows: "auto 1fr auto" }
      }
    >
      <div className={cx("flex gap-1", landscape ? "flex-col" : "flex-wrap")}>
        {others.map((no) => (
          <OtherSeat key={no} no={no} />
        ))}
      </div>
      <SeatPanel no={own} questionSeats={order} angle={0} into={turned[own] ?? null} />
      {bar}
    </div>
  );
}
