import { liveMessages } from "~/components/live/messages";
import { seatOfColor } from "~/components/live/seat";
import type { TableSeat } from "~/lib/api/types";
import { useMessages } from "~/lib/i18n";
import { damageFrom } from "~/live/table/changes";
import { Button } from "~/ui/button";
import { SeatMark } from "~/ui/seat-mark";
import { useTable } from "../context";
import { SheetFrame } from "./sheet";

const amounts = [1, 2, 3, 4, 5, 6, 7, 8, 10, 12] as const;

interface DamageSheetProps {
  seat: TableSeat;
  source: TableSeat;
}

/** A commander has hit: how hard. */
export function DamageSheet({ seat, source }: DamageSheetProps) {
  const { t } = useMessages(liveMessages);
  const { board, nameOf, show, do: act } = useTable();
  const deadly = board.rules.commanderDamage;
  const commanders =
    source.commanders.length > 1 ? source.commanders : [source.commanders[0] ?? null];
  const deal = (commander: number, delta: number) =>
    act({ type: "commanderDamage", seat: seat.seat, source: source.seat, commander, delta });
  return (
    <SheetFrame
      title={
        <span className="flex flex-wrap items-center gap-2">
          <SeatMark seat={seatOfColor[source.color]} />
          {nameOf(source.seat)}
          <span aria-hidden="true">→</span>
          <SeatMark seat={seatOfColor[seat.color]} />
          {nameOf(seat.seat)}
        </span>
      }
      actions={<Button onClick={() => show(null)}>{t("done")}</Button>}
    >
      <div className="grid gap-5">
        {commanders.map((name, commander) => {
          const dealt = damageFrom(seat, source.seat, commander);
          return (
            <section key={name ?? commander} className="grid gap-2">
              <h3 className="flex items-baseline justify-between gap-3 text-base">
                <span className="min-w-0">{name ?? t("commanderDamage")}</span>
                <span className="shrink-0 font-sans text-sm text-text-muted tabular-nums">
                  {deadly === null ? dealt : t("ofDeadly", { dealt, deadly })} ·{" "}
                  {t("life", { life: seat.life })}
                </span>
              </h3>
              <div className="grid grid-cols-5 gap-2">
                {amounts.map((amount) => (
                  <Button
                    key={amount}
                    className="px-0! text-lg! tabular-nums"
                    aria-label={t("deal", { count: amount })}
                    onClick={() => {
                      deal(commander, amount);
                      if (commanders.length === 1) show(null);
                    }}
                  >
                    {amount}
                  </Button>
                ))}
              </div>
              <Button variant="ghost" disabled={dealt === 0} onClick={() => deal(commander, -1)}>
                {t("oneBack")}
              </Button>
            </section>
          );
        })}
      </div>
    </SheetFrame>
  );
}
