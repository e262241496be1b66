import { liveSheetsMessages } from "~/components/live/messages";
import { seatOfColor } from "~/components/live/seat";
import { useBoard, useTable } from "~/components/table/context";
import type { TableSeat } from "~/lib/api/types";
import { useMessages } from "~/lib/i18n";
import { damageFrom } from "~/live/table/changes";
import { commandersOf } from "~/live/table/commands";
import { SeatMark } from "~/ui/seat-mark";
import { CountRow } from "./count-row";

interface SeatDamageProps {
  seat: TableSeat;
  allowed: boolean;
}

/** What each commander has dealt to one seat; life goes with it. */
export function SeatDamage({ seat, allowed }: SeatDamageProps) {
  const { t } = useMessages(liveSheetsMessages);
  const { nameOf, do: act } = useTable();
  const board = useBoard();
  const deadly = board.rules.commanderDamage;
  if (deadly === null && seat.commanderDamage.length === 0) return null;
  const rows = board.seats.flatMap((source) =>
    Array.from({ length: commandersOf(source) }, (_, commander) => ({
      source,
      commander,
      dealt: damageFrom(seat, source.seat, commander),
    })),
  );
  // Damage from a player's own commander is rare.
  const shown = rows.filter(({ source, dealt }) => source.seat !== seat.seat || dealt > 0);
  return (
    <section>
      <h3 className="flex items-baseline justify-between gap-2 text-base">
        {t("commanderDamage")}
        {deadly !== null && (
          <span className="shrink-0 font-sans text-sm font-normal text-text-muted">
            {t("deadlyAt", { deadly })}
          </span>
        )}
      </h3>
      <ul>
        {shown.map(({ source, commander, dealt }) => {
          const name = nameOf(source.seat);
          const by = source.commanders[commander];
          return (
            <CountRow
              key={`${source.seat} ${commander}`}
              mark={<SeatMark seat={seatOfColor[source.color]} />}
              label={name}
              detail={by}
              value={dealt}
              deadly={deadly !== null && dealt >= deadly}
              disabled={!allowed}
              onChange={(delta) =>
                act({
                  type: "commanderDamage",
                  seat: seat.seat,
                  source: source.seat,
                  commander,
                  delta,
                })
              }
            />
          );
        })}
      </ul>
    </section>
  );
}
