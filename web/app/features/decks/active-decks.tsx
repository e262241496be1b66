import { useSearchParams } from "react-router";
import { DeckTile } from "~/components/decks/deck-tile";
import { useLocalePath, useMessages } from "~/lib/i18n";
import { newestFirst } from "~/lib/user/lists";
import { useListsLoad } from "~/lib/user/lists-load";
import { useUserStore } from "~/lib/user/store";
import { Button, ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { DeckIcon, SearchIcon } from "~/ui/icons/app";
import { LoadFailed } from "~/ui/load-failed";
import { Skeleton } from "~/ui/skeleton";
import { DeckFilters } from "./deck-filters";
import {
  type DeckFilter,
  filtered,
  isFiltering,
  noFilter,
  readFilter,
  writeFilter,
} from "./filter";
import { deckPagesMessages } from "./messages";

const grid = "grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4 xl:grid-cols-4";

function NotThere() {
  const { t } = useMessages(deckPagesMessages);
  const { failed, error, load } = useListsLoad();
  if (failed) return <LoadFailed title={t("listFailed")} error={error} onRetry={load} />;
  return (
    <div className={grid} aria-busy="true">
      {Array.from({ length: 8 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike and never move.
        <Skeleton key={index} className="h-52 rounded-lg" />
      ))}
    </div>
  );
}

function FirstDeck() {
  const { t } = useMessages(deckPagesMessages);
  const to = useLocalePath();
  return (
    <EmptyState
      icon={<DeckIcon className="size-6" />}
      title={t("empty")}
      action={<ButtonLink to={to("/decks/create")}>{t("add")}</ButtonLink>}
    >
      {t("emptyText")}
    </EmptyState>
  );
}

/** The decks in play, newest played first. */
export function ActiveDecks() {
  const { t } = useMessages(deckPagesMessages);
  const decks = useUserStore((state) => state.decks);
  const fetched = useUserStore((state) => state.lastFetch.decks !== null);
  const [search, setSearch] = useSearchParams();
  const filter = readFilter(search);
  const write = (wanted: DeckFilter) =>
    setSearch((now) => writeFilter(now, wanted), { replace: true, preventScrollReset: true });
  const shown = filtered(newestFirst(decks, "lastPlayed"), filter);
  if (decks.length === 0) return fetched ? <FirstDeck /> : <NotThere />;
  return (
    <div className="grid gap-5">
      <DeckFilters
        filter={filter}
        onChange={(changed) => write({ ...filter, ...changed })}
        onClear={() => write(noFilter)}
      />
      <p role="status" className="text-sm text-text-muted tabular-nums">
        {isFiltering(filter)
          ? t("shownOf", { shown: shown.length, count: decks.length })
          : t("count", { count: decks.length })}
      </p>
      {shown.length > 0 ? (
        <ul className={grid}>
          {shown.map((deck) => (
            // Skip the layout of tiles far off screen.
            <li
              key={deck.id}
              className="[contain-intrinsic-size:auto_14rem] [content-visibility:auto]"
            >
              <DeckTile deck={deck} />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState
          icon={<SearchIcon className="size-6" />}
          title={t("noMatch")}
          action={<Button onClick={() => write(noFilter)}>{t("clearFilters")}</Button>}
        >
          {t("noMatchText")}
        </EmptyState>
      )}
    </div>
  );
}
