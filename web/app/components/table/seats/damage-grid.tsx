import { liveMessages } from "~/components/live/messages";
import { seatOfColor } from "~/components/live/seat";
import type { SeatNo } from "~/lib/api/types";
import { useMessages } from "~/lib/i18n";
import { damageFrom } from "~/live/table/changes";
import { commandersOf } from "~/live/table/commands";
import { SeatMark, seatColor, seatGround } from "~/ui/seat-mark";
import { type Seat, useBoard, useTable } from "../context";
import { AmountGrid } from "./amount-grid";
import { CountGrid } from "./count-grid";

interface DamageGridProps {
  seat: Seat;
  /** Whose commander has hit, where that is known; null for any. */
  source: SeatNo | null;
}

/** What each opponent's commanders have dealt to a seat; its life follows. */
export default function DamageGrid({ seat, source }: DamageGridProps) {
  const { t } = useMessages(liveMessages);
  const { nameOf, do: act } = useTable();
  const board = useBoard();
  const deadly = board.rules.commanderDamage;
  const only = source === null ? undefined : board.seats[source - 1];
  if (only && commandersOf(only) === 1) return <AmountGrid seat={seat} source={only} />;
  const sources = board.order
    .flatMap((no) => board.seats[no - 1] ?? [])
    .filter((other) => (source === null ? other.seat !== seat.seat : other.seat === source));
  const all = sources.flatMap((other) =>
    Array.from({ length: commandersOf(other) }, (_, commander) => {
      const by = commandersOf(other) > 1 ? other.commanders[commander] : undefined;
      const dealt = damageFrom(seat, other.seat, commander);
      const look = seatOfColor[other.color];
      return {
        key: `${other.seat} ${commander}`,
        label: by ?? nameOf(other.seat),
        mark: <SeatMark seat={look} onGround className="size-[0.6em]" />,
        name: by ?? nameOf(other.seat),
        value: dealt,
        deadly: deadly !== null && dealt >= deadly,
        style: { backgroundColor: seatGround(look), borderColor: seatColor(look) },
        onChange: (delta: number) =>
          act({ type: "commanderDamage", seat: seat.seat, source: other.seat, commander, delta }),
      };
    }),
  );
  return <CountGrid title={t("damageTo", { name: nameOf(seat.seat) })} seat={seat} all={all} />;
}
