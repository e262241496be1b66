import { lazy, Suspense, useCallback, useEffect, useRef } from "react";
import { getGames } from "~/lib/api/games";
import type { FiltersInUse } from "~/lib/filters";
import { useLocalePath, useWords } from "~/lib/i18n";
import { useOutbox, useWaiting } from "~/lib/outbox/store";
import { usePaged } from "~/lib/paged";
import { FilterBar } from "~/parts/filters/filter-bar";
import { GameTimeline, TimelineSkeleton } from "~/parts/games/game-timeline";
import { Button, ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { GameIcon, SearchIcon } from "~/ui/icons";
import { LoadFailed } from "~/ui/load-failed";
import { More } from "~/ui/more";
import { gameListsWords } from "../words";

// Most of the time nothing waits.
const WaitingList = lazy(() => import("./waiting-list"));

/** Something that waited has arrived: the list has it now. */
function useArrivals(refresh: () => void): void {
  const arrived = useOutbox((state) => state.arrived);
  const seen = useRef(arrived);
  const again = useRef(refresh);
  again.current = refresh;
  useEffect(() => {
    if (seen.current === arrived) return;
    seen.current = arrived;
    again.current();
  }, [arrived]);
}

function NoGames({ filters }: { filters: FiltersInUse }) {
  const { t } = useWords(gameListsWords);
  const to = useLocalePath();
  if (Object.keys(filters.filters).length > 0) {
    return (
      <EmptyState
        icon={<SearchIcon className="size-6" />}
        title={t("noneFit")}
        action={<Button onClick={filters.clear}>{t("clearFilters")}</Button>}
      >
        {t("noneFitText")}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={<GameIcon className="size-6" />}
      title={t("noGames")}
      action={
        <ButtonLink variant="primary" to={to("/games/record")}>
          {t("record")}
        </ButtonLink>
      }
    >
      {t("noGamesText")}
    </EmptyState>
  );
}

/** Every game one sits in or wrote down, as far back as one scrolls. */
export function History({ filters }: { filters: FiltersInUse }) {
  const { t } = useWords(gameListsWords);
  const { query } = filters;
  const paged = usePaged(
    "games",
    useCallback((cursor: number | null) => getGames({ ...query, timestamp: cursor }), [query]),
  );
  useArrivals(paged.refresh);
  const waiting = useWaiting();
  const games = paged.pages.flatMap((page) => page.games);
  const sets = paged.pages.flatMap((page) => page.sets);
  const none = games.length === 0;
  return (
    <div className="grid gap-6">
      <h2 className="sr-only">{t("history")}</h2>
      {waiting.length > 0 && (
        <Suspense>
          <WaitingList waiting={waiting} />
        </Suspense>
      )}
      <FilterBar use={filters} show={["q", "format", "tag", "playgroup", "deck"]} />
      {none && paged.status === "loading" && <TimelineSkeleton />}
      {none && paged.status === "failed" && (
        <LoadFailed title={t("loadFailed")} onRetry={paged.more} />
      )}
      {none && paged.status === "ready" && <NoGames filters={filters} />}
      {!none && (
        <>
          <GameTimeline games={games} sets={sets} />
          <More status={paged.status} done={paged.done} onMore={paged.more} />
        </>
      )}
    </div>
  );
}
