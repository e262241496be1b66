import { useRef } from "react";
import { gamesMessages } from "~/components/games/messages";
import { statsAnswersMessages } from "~/components/stats/answers/messages";
import { statsMessages } from "~/components/stats/messages";
import StatsFilterBar from "~/components/stats/stats-filter-bar";
import { StatsSkeleton } from "~/components/stats/stats-frame";
import { useStatsFilters } from "~/components/stats/use-stats-filters";
import type { StatsQuery } from "~/lib/api/stats";
import { useMessages, useTranslation } from "~/lib/i18n";
import { cx } from "~/ui/cx";
import { EmptyState } from "~/ui/empty-state";
import { LoadFailed } from "~/ui/load-failed";
import { groupStatsMessages, playgroupsMessages } from "../messages";
import type { GroupInUse } from "../use-playgroup";
import { GroupCards } from "./group-cards";
import { Leaderboard } from "./leaderboard";
import { OwnPrivacy } from "./own-privacy";
import { periodOfSeason } from "./season";
import { SeasonList } from "./season-list";
import { useGroupStats } from "./use-group-stats";
import { useSeasons } from "./use-seasons";

/** The group's games taken apart; nothing before the first. */
function Stats({ use, query }: { use: GroupInUse; query: StatsQuery }) {
  const { t } = useTranslation();
  const { t: tStats } = useMessages(statsMessages);
  const { data, outdated, failed, error, retry } = useGroupStats(use, query);
  const shown = data?.stats;
  if (failed) return <LoadFailed title={t("lists.failed")} error={error} onRetry={retry} />;
  if (!shown) return <StatsSkeleton />;
  if (shown.games === 0) {
    // Where there is no game at all, or none in this time, the leaderboard has said so.
    return query.formatid ? (
      <EmptyState title={tStats("emptyFilter")}>{tStats("emptyFilterText")}</EmptyState>
    ) : null;
  }
  return (
    <div aria-busy={outdated} className={cx("grid transition-opacity", outdated && "opacity-60")}>
      <GroupCards stats={shown} timed={Boolean(query.from ?? query.until)} />
    </div>
  );
}

/** A group's stats: leaderboard, matchups and seasons. */
export default function GroupStatsPanel({ use }: { use: GroupInUse }) {
  const { t } = useMessages(groupStatsMessages);
  const { t: page } = useMessages(playgroupsMessages);
  useMessages(statsMessages);
  useMessages(gamesMessages);
  useMessages(statsAnswersMessages);
  const filters = useStatsFilters();
  const seasons = useSeasons(use);
  const top = useRef<HTMLElement>(null);
  const { query } = filters;
  const periods = (seasons.seasons ?? []).map((season) => ({
    id: season.id,
    name: season.name,
    ...periodOfSeason(season),
  }));
  return (
    <div className="grid gap-8">
      <section ref={top} className="grid scroll-mt-4 gap-4">
        <h2 className="sr-only">{page("parts.figures")}</h2>
        {(use.group.gamesCount > 0 || Object.keys(filters.filters).length > 0) && (
          <StatsFilterBar use={filters} show={["format"]} periods={periods} />
        )}
        <Leaderboard use={use} span={query} note={query.formatid ? t("allFormats") : undefined} />
        <Stats use={use} query={query} />
      </section>
      {seasons.failed && (
        <LoadFailed title={t("seasonsFailed")} error={seasons.error} onRetry={seasons.retry} />
      )}
      {seasons.seasons && (
        <SeasonList
          use={use}
          seasons={seasons.seasons}
          acts={seasons}
          onShow={({ from, until }) => {
            filters.change({ from, until });
            top.current?.scrollIntoView?.({ behavior: "smooth" });
          }}
        />
      )}
      {seasons.mine !== undefined && (
        <OwnPrivacy mine={seasons.mine} onChange={seasons.keepPrivate} />
      )}
    </div>
  );
}
