import { FormCard } from "~/components/stats/answers/form-card";
import { statsAnswersMessages } from "~/components/stats/answers/messages";
import { useFormat } from "~/components/stats/format";
import { statsMessages } from "~/components/stats/messages";
import { RateCard } from "~/components/stats/rate-rows";
import { StatsCards } from "~/components/stats/stats-cards";
import { StatsFrame } from "~/components/stats/stats-frame";
import { getDeckStats } from "~/lib/api/stats";
import type { Deck, DeckStats } from "~/lib/api/types";
import { useLocalePath, useMessages } from "~/lib/i18n";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { WinIcon } from "~/ui/icons/everywhere";
import { deckPagesMessages, deckStatsMessages } from "../messages";
import { MetDecks, MetTables } from "./against-cards";
import { DeckRating } from "./deck-rating";
import { PlaysLikeCard } from "./plays-like-card";

interface DeckStatsPanelProps {
  deck: Deck;
  mine: boolean;
}

/** A deck's stats, opponents and rating. */
export default function DeckStatsPanel({ deck, mine }: DeckStatsPanelProps) {
  const { t } = useMessages(deckStatsMessages);
  useMessages(statsAnswersMessages);
  const { id } = deck;
  return (
    <StatsFrame
      of={id}
      load={(query, signal) => getDeckStats(id, query, signal)}
      show={mine ? ["format", "playgroup", "tag"] : ["format", "playgroup"]}
      empty={(partial) => <NoGames mine={mine} partial={partial} />}
    >
      {({ stats, against, sinceChange, rating, playsLike }) => (
        <StatsCards
          stats={stats}
          opponentsNote={t("opponents")}
          tables={<MetTables against={against} />}
          opposite={<MetDecks against={against} />}
        >
          <div className="grid items-start gap-4 empty:hidden lg:grid-cols-2">
            {mine && <FormCard stats={stats} deck={deck.name} className="lg:col-span-2" />}
            {sinceChange && <SinceChange all={stats} since={sinceChange} />}
            {playsLike && (
              <PlaysLikeCard
                playsLike={playsLike}
                className={sinceChange ? undefined : "lg:col-span-2"}
              />
            )}
            {rating && <DeckRating deck={deck} rating={rating} className="lg:col-span-2" />}
          </div>
        </StatsCards>
      )}
    </StatsFrame>
  );
}

function NoGames({ mine, partial }: { mine: boolean; partial: boolean }) {
  const { t } = useMessages(deckPagesMessages);
  const { t: tStats } = useMessages(statsMessages);
  const to = useLocalePath();
  return (
    <EmptyState
      icon={<WinIcon className="size-6" />}
      title={t("noGames")}
      action={mine && <ButtonLink to={to("/games/record")}>{t("recordGame")}</ButtonLink>}
    >
      {partial ? tStats("partial") : t("noStatsText")}
    </EmptyState>
  );
}

interface SinceChangeProps {
  all: DeckStats["stats"];
  since: NonNullable<DeckStats["sinceChange"]>;
}

/** Whether the last change of cards was one for the better. */
function SinceChange({ all, since }: SinceChangeProps) {
  const { t } = useMessages(deckStatsMessages);
  const { day } = useFormat();
  return (
    <RateCard
      title={t("sinceTitle")}
      note={t("sinceNote", { date: day(since.since) })}
      what={t("which")}
      rows={[
        { key: "all", name: t("inAll"), rate: all },
        { key: "since", name: t("since"), rate: since },
      ]}
    />
  );
}
