import type { Stats } from "~/lib/api/types";
import { useMessages } from "~/lib/i18n";
import { EliminationsCard, EndReasonsCard } from "./count-cards";
import { statsMessages } from "./messages";
import { RateCard } from "./rate-rows";
import { several, useStatsRows } from "./stats-rows";
import { WeekdaysCard } from "./time-cards";

/** What few ask for, and those all the more. */
export default function Further({ stats }: { stats: Stats }) {
  const { t } = useMessages(statsMessages);
  const rowsOf = useStatsRows();
  const parts = [
    ["byPodSize", "podSize", rowsOf.podSizes(stats.byPodSize)],
    ["byColors", "colors", rowsOf.colors(stats.byColors)],
    ["byCommander", "commander", rowsOf.commanders(stats.byCommander)],
    ["byFormat", "format", rowsOf.formats(stats.byFormat)],
    ["byBracket", "bracket", rowsOf.brackets(stats.byBracket)],
    ["byMulligans", "mulligans", rowsOf.mulligans(stats.byMulligans)],
  ] as const;
  return (
    <>
      <WeekdaysCard counts={stats.byWeekday} />
      <EndReasonsCard counts={stats.byEndReason} />
      <EliminationsCard stats={stats} />
      {parts.map(([title, what, rows]) => (
        <RateCard key={title} title={t(title)} what={t(what)} rows={several(rows)} />
      ))}
    </>
  );
}
