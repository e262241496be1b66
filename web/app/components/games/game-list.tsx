import { type ReactNode, useDeferredValue, useMemo } from "react";
import { FilterBar } from "~/components/filters/filter-bar";
import { filtersMessages } from "~/components/filters/messages";
import type { Game, GameSet } from "~/lib/api/types";
import type { FilterName, FiltersInUse } from "~/lib/filters";
import { useMessages, useTranslation } from "~/lib/i18n";
import type { Paged } from "~/lib/query-pages";
import { Button } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { SearchIcon } from "~/ui/icons/app";
import { LoadFailed } from "~/ui/load-failed";
import { More } from "~/ui/more";
import { GameTimeline, TimelineSkeleton } from "./game-timeline";

interface GameListProps {
  paged: Omit<Paged<{ games: Game[]; sets: GameSet[]; next: number | null }>, "change">;
  filters: FiltersInUse;
  /** Which filters this list has. */
  show: readonly FilterName[];
  /** Shown when there are no games at all, with or without filters. */
  empty: ReactNode;
}

function NoneFit({ filters }: { filters: FiltersInUse }) {
  const { t } = useMessages(filtersMessages);
  return (
    <EmptyState
      icon={<SearchIcon className="size-6" />}
      title={t("noneFit")}
      action={<Button onClick={filters.clear}>{t("showAll")}</Button>}
    >
      {t("noneFitText")}
    </EmptyState>
  );
}

/** Games with their filters, as far back as one scrolls. Needs `gamesMessages` and `filtersMessages`. */
export function GameList({ paged, filters, show, empty }: GameListProps) {
  const { t } = useTranslation();
  // Hundreds of games are rendered bit by bit, so that they never hold up a tap.
  const pages = useDeferredValue(paged.pages);
  const status = pages === paged.pages ? paged.status : "loading";
  const games = useMemo(() => pages.flatMap((page) => page.games), [pages]);
  const sets = useMemo(() => pages.flatMap((page) => page.sets), [pages]);
  const none = games.length === 0;
  const filtering = Object.keys(filters.filters).length > 0;
  return (
    <>
      {(!none || filtering || status !== "ready") && <FilterBar use={filters} show={show} />}
      {none && status === "loading" && <TimelineSkeleton />}
      {none && status === "failed" && (
        <LoadFailed title={t("lists.failed")} error={paged.error} onRetry={paged.more} />
      )}
      {none && status === "ready" && (filtering ? <NoneFit filters={filters} /> : empty)}
      {!none && (
        <>
          <GameTimeline games={games} sets={sets} />
          <More {...paged} onMore={paged.more} />
        </>
      )}
    </>
  );
}
