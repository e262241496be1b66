import type { Deck, DeckPage } from "~/lib/api/types";
import type { FiltersInUse } from "~/lib/filters";
import { useLocalePath, useWords } from "~/lib/i18n";
import type { Paged } from "~/lib/paged";
import { FilterBar } from "~/parts/filters/filter-bar";
import { GameTimeline, TimelineSkeleton } from "~/parts/games/game-timeline";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { GameIcon } from "~/ui/icons";
import { More } from "~/ui/more";
import { deckPagesWords } from "../words";

interface DeckGamesProps {
  deck: Deck;
  mine: boolean;
  paged: Paged<DeckPage>;
  filters: FiltersInUse;
}

/** Either it was not played, or not with the reader. */
function NoGames({ deck, mine }: Pick<DeckGamesProps, "deck" | "mine">) {
  const { t } = useWords(deckPagesWords);
  const to = useLocalePath();
  const played = deck.record.games > 0;
  return (
    <EmptyState
      icon={<GameIcon className="size-6" />}
      title={t(played ? "noGamesSeen" : "noGames")}
      action={mine && <ButtonLink to={to("/games/record")}>{t("recordGame")}</ButtonLink>}
    >
      {t(played ? "noGamesSeenText" : "noGamesText")}
    </EmptyState>
  );
}

/** The deck's games, newest first. */
export default function DeckGames({ deck, mine, paged, filters }: DeckGamesProps) {
  const { t } = useWords(deckPagesWords);
  const games = paged.pages.flatMap((page) => page.games);
  const sets = paged.pages.flatMap((page) => page.sets);
  const filtering = Object.keys(filters.filters).length > 0;
  return (
    <div className="grid gap-4">
      {(games.length > 0 || filtering) && (
        <FilterBar use={filters} show={["format", "tag", "playgroup"]} />
      )}
      {games.length === 0 && paged.status === "loading" && <TimelineSkeleton />}
      {games.length > 0 && <GameTimeline games={games} sets={sets} />}
      {games.length === 0 && paged.done && filtering && <EmptyState title={t("noGamesFound")} />}
      {games.length === 0 && paged.done && !filtering && <NoGames deck={deck} mine={mine} />}
      {(games.length > 0 || paged.status === "failed") && (
        <More status={paged.status} done={paged.done} onMore={paged.more} />
      )}
    </div>
  );
}
