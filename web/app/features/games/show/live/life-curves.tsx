import { useState } from "react";
import { useMessages } from "~/lib/i18n";
import { clockText } from "~/live/table/clock";
import type { Moment } from "~/live/table/replay";
import { ChartTable } from "~/ui/charts/chart-table";
import { LineChart } from "~/ui/charts/line-chart";
import { Segmented } from "~/ui/segmented";
import { gameLiveMessages } from "../../messages";
import { byTime, byTurn, minuteMarks } from "./curves";
import type { Player } from "./players";

/** Life totals over the game. */
export function LifeCurves({ moments, players }: { moments: Moment[]; players: Player[] }) {
  const { t, lang } = useMessages(gameLiveMessages);
  const [axis, setAxis] = useState<"time" | "turn">("time");
  const turns = byTurn(moments);
  const hasTurns = turns.stops.length > 2;
  const shown = axis === "turn" && hasTurns ? turns : byTime(moments);
  const number = new Intl.NumberFormat(lang);
  const minutes = new Intl.NumberFormat(lang, { style: "unit", unit: "minute" });
  const format = (life: number) => number.format(life);
  const turnName = ({ round }: Moment) => (round === 0 ? t("before") : t("turn", { round }));
  const headOf = (stop: number) => {
    const moment = shown.moments[stop];
    if (!moment) return "";
    return [clockText(moment.played), ...(hasTurns ? [turnName(moment)] : [])].join(" · ");
  };
  const marks =
    axis === "turn" && hasTurns
      ? roundMarks(turns.moments).map(({ turn, round }) => ({ at: turn, label: format(round) }))
      : minuteMarks(shown.stops.at(-1) ?? 0).map((at) => ({
          at,
          label: minutes.format(at / 60_000),
        }));
  const tabled = hasTurns ? turns : shown;
  return (
    <>
      {hasTurns && (
        <Segmented
          legend={t("axis")}
          legendHidden
          className="max-w-xs"
          options={[
            { value: "time", label: t("byTime") },
            { value: "turn", label: t("byTurn") },
          ]}
          value={axis}
          onChange={setAxis}
        />
      )}
      <LineChart
        key={axis}
        label={t("lifeAt")}
        stairs={axis === "time" || !hasTurns}
        stops={shown.stops}
        headOf={headOf}
        axis={marks}
        format={format}
        none={t("out")}
        series={players.map(({ name, look, seat }) => ({
          name,
          look,
          values: shown.lives[seat - 1] ?? [],
          ends: shown.ends[seat - 1] ?? [],
        }))}
      />
      <ChartTable
        summary={t("asTable")}
        caption={t("lifeTable")}
        columns={[hasTurns ? t("endOf") : t("time"), ...players.map(({ name }) => name)]}
        rows={tabled.moments.map((moment, at) => [
          hasTurns ? `${turnName(moment)} · ${clockText(moment.played)}` : clockText(moment.played),
          ...players.map(({ seat }) => {
            const life = tabled.lives[seat - 1]?.[at];
            return life === null || life === undefined ? t("out") : format(life);
          }),
        ])}
      />
    </>
  );
}

/** Where rounds begin, so many as there is room for. */
function roundMarks(moments: readonly Moment[]): Moment[] {
  const first = moments.filter(({ round }, at) => round > 0 && round !== moments[at - 1]?.round);
  const every = Math.ceil(first.length / 8);
  return first.filter((_, at) => at % every === 0);
}
