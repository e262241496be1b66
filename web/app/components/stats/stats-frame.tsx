import { type ReactNode, Suspense } from "react";
import { gamesMessages } from "~/components/games/messages";
import type { StatsQuery } from "~/lib/api/stats";
import type { Stats } from "~/lib/api/types";
import type { FilterName } from "~/lib/filters";
import { useMessages, useTranslation } from "~/lib/i18n";
import { soon } from "~/lib/on-demand";
import { useApiQuery } from "~/lib/query";
import { Button } from "~/ui/button";
import { cx } from "~/ui/cx";
import { EmptyState } from "~/ui/empty-state";
import { LoadFailed } from "~/ui/load-failed";
import { Skeleton } from "~/ui/skeleton";
import { statsMessages } from "./messages";
import { useStatsFilters } from "./use-stats-filters";
import { useWhoName } from "./who";

const StatsFilterBar = soon(() => import("./stats-filter-bar"));

/** As large as stats mostly are. */
export const StatsSkeleton = () => (
  <div className="grid gap-4" aria-busy="true">
    <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      {[1, 2, 3, 4].map((tile) => (
        <Skeleton key={tile} className="h-28 rounded-lg" />
      ))}
    </div>
    <div className="grid gap-4 lg:grid-cols-2">
      {[1, 2, 3, 4].map((card) => (
        <Skeleton key={card} className="h-80 rounded-lg" />
      ))}
    </div>
  </div>
);

interface StatsFrameProps<Answer> {
  /** Whose or which stats they are, for the cache. */
  of: string;
  load: (query: StatsQuery, signal: AbortSignal) => Promise<Answer>;
  /** Which filters there are besides time and opponent. */
  show: readonly Exclude<FilterName, "q">[];
  /** The page has a heading of its own. */
  untitled?: boolean;
  /** Stands in for what is loaded; cards, unless it says otherwise. */
  skeleton?: ReactNode;
  /** Shown without games, or if all of them are hidden. */
  empty: (partial: boolean) => ReactNode;
  children: (answer: Answer) => ReactNode;
}

/** Stats over the filters in the address, read again when games change. */
export function StatsFrame<Answer extends { stats: Stats }>(props: StatsFrameProps<Answer>) {
  const { of, load, show, untitled = false, skeleton = <StatsSkeleton />, empty, children } = props;
  const { t } = useMessages(statsMessages);
  const { t: app } = useTranslation();
  useMessages(gamesMessages);
  const use = useStatsFilters();
  const whoName = useWhoName();
  const { query } = use;
  const {
    data: shown,
    outdated,
    failed,
    error,
    retry,
  } = useApiQuery([["figures", "games"], "stats", of, query], (signal) => load(query, signal), {
    keepPrevious: true,
  });
  const opponents = (shown?.stats.byOpponent ?? []).flatMap((who) =>
    who.userId ? [{ id: who.userId, name: whoName(who) }] : [],
  );
  const filtered = Object.keys(use.filters).length > 0;
  return (
    <section className="grid gap-4">
      {!untitled && <h2 className="text-xl">{t("title")}</h2>}
      {!filtered && !failed && !shown && <div className="h-13" />}
      {(filtered || (shown && shown.stats.games > 0)) && (
        <Suspense fallback={<div className="h-13" />}>
          <StatsFilterBar use={use} show={show} opponents={opponents} />
        </Suspense>
      )}
      {failed && <LoadFailed title={app("lists.failed")} error={error} onRetry={retry} />}
      {!failed && !shown && skeleton}
      {!failed && shown && (
        <div
          aria-busy={outdated}
          className={cx("grid gap-4 transition-opacity", outdated && "opacity-60")}
        >
          {shown.stats.games > 0 && children(shown)}
          {shown.stats.games === 0 &&
            (filtered ? (
              <NoneFits partial={shown.stats.partial} onClear={use.clear} />
            ) : (
              empty(shown.stats.partial)
            ))}
        </div>
      )}
    </section>
  );
}

function NoneFits({ partial, onClear }: { partial: boolean; onClear: () => void }) {
  const { t } = useMessages(statsMessages);
  return (
    <EmptyState title={t("emptyFilter")} action={<Button onClick={onClear}>{t("clear")}</Button>}>
      {t("emptyFilterText")} {partial && t("partial")}
    </EmptyState>
  );
}
