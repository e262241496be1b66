import { GameList } from "~/components/games/game-list";
import type { Deck, DeckPage } from "~/lib/api/types";
import type { FiltersInUse } from "~/lib/filters";
import { useLocalePath, useMessages } from "~/lib/i18n";
import type { Paged } from "~/lib/query-pages";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { GameIcon } from "~/ui/icons/app";
import { deckPagesMessages } from "../messages";

interface DeckGamesProps {
  deck: Deck;
  mine: boolean;
  paged: Paged<DeckPage>;
  filters: FiltersInUse;
}

/** Either it was not played, or not with the reader. */
function NoGames({ deck, mine }: Pick<DeckGamesProps, "deck" | "mine">) {
  const { t } = useMessages(deckPagesMessages);
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
const DeckGames = ({ deck, mine, paged, filters }: DeckGamesProps) => (
  <div className="grid gap-4">
    <GameList
      paged={paged}
      filters={filters}
      show={["format", "tag", "playgroup"]}
      empty={<NoGames deck={deck} mine={mine} />}
    />
  </div>
);

export default DeckGames;
