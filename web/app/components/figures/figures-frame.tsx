import type { ReactNode } from "react";
import { gamesWords } from "~/components/games/words";
import type { FigureQuery } from "~/lib/api/figures";
import type { Stats } from "~/lib/api/types";
import type { FilterName } from "~/lib/filters";
import { useTranslation, useWords } from "~/lib/i18n";
import { useApiQuery } from "~/lib/query";
import { Button } from "~/ui/button";
import { cx } from "~/ui/cx";
import { EmptyState } from "~/ui/empty-state";
import { LoadFailed } from "~/ui/load-failed";
import { FigureFilterBar } from "./figure-filter-bar";
import { FiguresSkeleton } from "./figures-skeleton";
import { useWhoName } from "./stats-rows";
import { useFigureFilters } from "./use-figure-filters";
import { figuresWords } from "./words";

interface FiguresFrameProps<Answer> {
  /** Whose or which figures they are, for the cache. */
  of: string;
  load: (query: FigureQuery, signal: AbortSignal) => Promise<Answer>;
  /** Which filters there are besides time and opponent. */
  show: readonly Exclude<FilterName, "q">[];
  /** What is said where there is no game at all, or none that may be shown. */
  empty: (partial: boolean) => ReactNode;
  children: (answer: Answer) => ReactNode;
}

/** Figures over the filters in the address, read again when games change. */
export function FiguresFrame<Answer extends { stats: Stats }>(props: FiguresFrameProps<Answer>) {
  const { of, load, show, empty, children } = props;
  const { t } = useWords(figuresWords);
  const { t: app } = useTranslation();
  useWords(gamesWords);
  const use = useFigureFilters();
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
      <h2 className="text-xl">{t("title")}</h2>
      {(filtered || (shown && shown.stats.games > 0)) && (
        <FigureFilterBar use={use} show={show} opponents={opponents} />
      )}
      {failed && <LoadFailed title={app("lists.failed")} error={error} onRetry={retry} />}
      {!failed && !shown && <FiguresSkeleton />}
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
  const { t } = useWords(figuresWords);
  return (
    <EmptyState title={t("emptyFilter")} action={<Button onClick={onClear}>{t("clear")}</Button>}>
      {t("emptyFilterText")} {partial && t("partial")}
    </EmptyState>
  );
}
