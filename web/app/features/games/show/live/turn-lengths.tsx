import type { TableSpell } from "~/lib/api/types";
import { useMessages } from "~/lib/i18n";
import { clockText } from "~/live/table/clock";
import { BarRows } from "~/ui/charts/bar-rows";
import { ChartTable } from "~/ui/charts/chart-table";
import { gameLiveMessages } from "../../messages";
import type { Player } from "./players";

const total = (spells: readonly TableSpell[]) =>
  spells.reduce((millis, spell) => millis + spell.millis, 0);

/** How long turns took, by player and round. */
export function TurnLengths({ spells, players }: { spells: TableSpell[]; players: Player[] }) {
  const { t } = useMessages(gameLiveMessages);
  const longest = spells.reduce<TableSpell | null>(
    (most, spell) => (most && most.millis >= spell.millis ? most : spell),
    null,
  );
  if (!longest) return <p className="text-text-muted">{t("noTurns")}</p>;
  const last = Math.max(...spells.map(({ round }) => round));
  const rounds = Array.from({ length: last }, (_, at) => at + 1);
  const rows = players.map(({ name, look, seat }) => {
    const own = spells.filter((spell) => spell.seat === seat);
    const average = own.length > 0 ? total(own) / own.length : 0;
    return {
      name,
      look,
      // An extra turn counts with the round it was taken in.
      values: rounds.map((round) => total(own.filter((spell) => spell.round === round))),
      note: t("average", { length: clockText(average), count: own.length }),
    };
  });
  const slowest = players.find(({ seat }) => seat === longest.seat);
  return (
    <>
      <p className="text-sm text-text-muted">
        {t("longest", {
          name: slowest?.name ?? "",
          round: longest.round,
          length: clockText(longest.millis),
        })}
        {" · "}
        {t("averageOfAll", { length: clockText(total(spells) / spells.length) })}
      </p>
      <BarRows
        label={t("turnOf")}
        rows={rows}
        columns={rounds.map((round) => ({ name: t("turn", { round }), tick: String(round) }))}
        format={(millis) => (millis > 0 ? clockText(millis) : "–")}
      />
      <ChartTable
        summary={t("asTable")}
        caption={t("turnTable")}
        columns={[t("turnHead"), ...players.map(({ name }) => name)]}
        rows={rounds.map((round, at) => [
          t("turn", { round }),
          ...rows.map(({ values }) => (values[at] ? clockText(values[at]) : "–")),
        ])}
      />
    </>
  );
}
