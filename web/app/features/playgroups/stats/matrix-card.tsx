import { useState } from "react";
import { statsMessages } from "~/components/stats/messages";
import { StatCard } from "~/components/stats/stat-card";
import type { StatsTable } from "~/components/stats/table";
import { useWhoName } from "~/components/stats/who";
import type { GroupStats } from "~/lib/api/types";
import { useMessages } from "~/lib/i18n";
import { HeatMatrix } from "~/ui/charts/heat-matrix";
import { groupStatsMessages } from "../messages";
import { matrixOf, shareOf } from "./matrix";

/** More than these are not read at a glance. */
const inSight = 10;

/** Who finishes ahead of whom; renders nothing before two players have met. */
export function MatrixCard({ stats, className }: { stats: GroupStats; className?: string }) {
  const { t } = useMessages(groupStatsMessages);
  const { t: tStats } = useMessages(statsMessages);
  const whoName = useWhoName();
  const [all, setAll] = useState(false);
  const { people, of } = matrixOf(stats);
  if (people.length < 2) return null;
  const names = new Map(stats.members.map((who) => [who.userId, whoName(who)]));
  const nameOf = (id: string | undefined) => names.get(id ?? "") ?? "";
  const shown = all || people.length <= inSight + 1 ? people : people.slice(0, inSight);
  const cut = shown.length < people.length;
  const table: StatsTable = {
    columns: [
      tStats("player"),
      tStats("opponent"),
      tStats("games"),
      tStats("ahead"),
      tStats("behind"),
      tStats("level"),
    ],
    rows: stats.matrix.map(({ userId, otherId, games, ahead, behind, level }) => [
      nameOf(userId),
      nameOf(otherId),
      games,
      ahead,
      behind,
      level,
    ]),
  };
  return (
    <StatCard
      title={t("matrix")}
      note={
        cut ? `${t("matrixNote")} ${t("mostPlayed", { count: shown.length })}` : t("matrixNote")
      }
      table={table}
      tableless
      className={className}
    >
      <div className="pb-3">
        <HeatMatrix
          caption={t("matrix")}
          corner={t("ahead")}
          names={shown.map(({ id }) => ({ key: id, name: nameOf(id) }))}
          cellOf={(row, column) => {
            const [one, other] = [shown[row]?.id ?? "", shown[column]?.id ?? ""];
            const met = of(one, other);
            if (!met) return null;
            const { games, ahead, behind, level } = met;
            const words = { name: nameOf(one), other: nameOf(other), games, ahead, behind, level };
            return {
              share: shareOf(met),
              text: `${ahead}–${behind}`,
              label: t(level > 0 ? "matrixCellLevel" : "matrixCell", words),
            };
          }}
        />
      </div>
      {cut && (
        <button
          type="button"
          data-unpainted
          className="link min-h-target w-fit text-sm"
          onClick={() => setAll(true)}
        >
          {t("showAll", { count: people.length })}
        </button>
      )}
    </StatCard>
  );
}
