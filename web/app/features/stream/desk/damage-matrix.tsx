import { liveMessages } from "~/components/live/messages";
import { seatOfColor } from "~/components/live/seat";
import type { TableSeat } from "~/lib/api/types";
import { useMessages } from "~/lib/i18n";
import { commandersOf } from "~/live/table/commands";
import { Card } from "~/ui/card";
import { SeatMark } from "~/ui/seat-mark";
import { streamMessages } from "../messages";
import { useDesk } from "./context";
import { Count } from "./count";

interface Source {
  seat: TableSeat;
  commander: number;
  name: string;
}

/** Who has taken how much from whose commander. */
export function DamageMatrix() {
  const { t } = useMessages(streamMessages);
  const { t: live } = useMessages(liveMessages);
  const { board, seats, mayTouch, nameOf, do: act } = useDesk();
  const most = board.rules.commanderDamage;
  if (most === null) return null;
  const sources: Source[] = seats.flatMap((seat) =>
    Array.from({ length: commandersOf(seat) }, (_, commander) => ({
      seat,
      commander,
      name: commandersOf(seat) > 1 ? (seat.commanders[commander] ?? "") : nameOf(seat.seat),
    })),
  );
  return (
    <Card padding="sm" className="overflow-x-auto">
      <table className="w-full text-sm">
        <caption className="p-2 text-left font-display text-lg font-bold">
          {live("commanderDamage")}{" "}
          <span className="text-sm font-normal text-text-muted">
            {live("deadlyAt", { deadly: most })}
          </span>
        </caption>
        <thead>
          <tr>
            <th scope="col" className="px-2 text-left font-normal hyphens-auto text-text-muted">
              {t("damageTaken")}
            </th>
            {sources.map(({ seat, commander, name }) => (
              <th key={`${seat.seat}-${commander}`} scope="col" className="px-1 py-2">
                <span className="flex items-center justify-center gap-1.5">
                  <SeatMark seat={seatOfColor[seat.color]} />
                  <span className="max-w-24 truncate">{name}</span>
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {seats.map((victim) => (
            <tr key={victim.seat} className="border-t border-line">
              <th scope="row" className="px-2 text-left">
                <span className="flex items-center gap-1.5">
                  <SeatMark seat={seatOfColor[victim.color]} />
                  <span className="max-w-24 truncate">{nameOf(victim.seat)}</span>
                </span>
              </th>
              {sources.map(({ seat: source, commander, name }) => {
                const taken =
                  victim.commanderDamage.find(
                    (one) => one.source === source.seat && one.commander === commander,
                  )?.amount ?? 0;
                return (
                  <td key={`${source.seat}-${commander}`}>
                    <span className="flex justify-center">
                      <Count
                        label={t("damageBy", { name: nameOf(victim.seat), source: name })}
                        value={taken}
                        deadly={taken >= most}
                        disabled={!mayTouch(victim.seat)}
                        onChange={(delta) =>
                          act({
                            type: "commanderDamage",
                            seat: victim.seat,
                            source: source.seat,
                            commander,
                            delta,
                          })
                        }
                      />
                    </span>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
