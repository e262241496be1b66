import { deckPath } from "~/components/paths";
import { AnswerCard, OpenQuestion } from "~/components/stats/answers/answer-card";
import { pointsAbove, sideOf, useWords } from "~/components/stats/answers/words";
import { bestDeck } from "~/components/stats/best";
import { useFormat } from "~/components/stats/format";
import { statsMessages } from "~/components/stats/messages";
import { useRateTable } from "~/components/stats/rate-table";
import { useStatsRows } from "~/components/stats/stats-rows";
import { useStatsFilters } from "~/components/stats/use-stats-filters";
import { fewest } from "~/components/stats/verdict";
import { z } from "~/components/stats/wilson";
import { ago } from "~/lib/ago";
import type { DeckRate, Stats } from "~/lib/api/types";
import { useLocalePath, useMessages } from "~/lib/i18n";
import { newestFirst } from "~/lib/user/lists";
import { useUserStore } from "~/lib/user/store";
import { Button, ButtonLink } from "~/ui/button";
import { FunnelPlot } from "~/ui/charts/funnel-plot";
import { ownStatsMessages } from "./messages";

/** Decks by how much they were played and how far they win above expected. */
export function DecksCard({ stats }: { stats: Stats }) {
  const { t } = useMessages(ownStatsMessages);
  const { t: tStats } = useMessages(statsMessages);
  const { number, signed } = useFormat();
  const rowsOf = useStatsRows();
  const tableOf = useRateTable();
  const words = useWords();
  const rested = useRestedText();
  const best = bestDeck(stats.byDeck);
  // Whom the answer names is chosen, and those that stand out are named first.
  const weight = (deck: DeckRate) => (deck === best ? 2 : Math.abs(sideOf(deck)));
  const decks = stats.byDeck
    .filter(({ name, games }) => name && games >= fewest)
    .sort((one, other) => weight(other) - weight(one) || other.games - one.games);
  if (decks.length === 0)
    return <OpenQuestion question={t("decks")}>{t("fewDecks", { least: fewest })}</OpenQuestion>;
  const expected = stats.expected ?? 0;
  return (
    <AnswerCard
      question={t("decks")}
      answer={[best ? words.found(best.name ?? "", best) : t("decksNone"), rested(best?.deckId)]
        .filter(Boolean)
        .join(" ")}
      hint={t("decksHint")}
      table={tableOf(tStats("deck"), rowsOf.decks(stats.byDeck))}
    >
      <FunnelPlot
        label={t("deckOf")}
        axis={t("decksAxis")}
        least={fewest}
        luck={(games) => 100 * z * Math.sqrt((expected * (1 - expected)) / games)}
        points={decks.map((deck) => ({
          key: deck.deckId ?? `named-${deck.name}`,
          name: deck.name ?? "",
          count: deck.games,
          value: pointsAbove(deck),
          side: sideOf(deck),
          text: words.point(deck.name ?? "", deck),
        }))}
        format={signed}
        count={number}
      >
        {(at) => <DeckLinks deck={decks[at]} />}
      </FunnelPlot>
    </AnswerCard>
  );
}

/** Which of one's decks has lain longest, if it is another than the one named already. */
function useRestedText(): (named: string | null | undefined) => string | null {
  const { t, lang } = useMessages(ownStatsMessages);
  const decks = useUserStore((state) => state.decks);
  return (named) => {
    const played = decks.filter(({ lastPlayed }) => lastPlayed !== null);
    const deck = newestFirst(played, "lastPlayed").at(-1);
    if (!deck?.lastPlayed || played.length < 2 || deck.id === named) return null;
    return t("rested", { name: deck.name, when: ago(deck.lastPlayed, lang) });
  };
}

/** From the deck chosen to its form, and to its page. */
function DeckLinks({ deck }: { deck: DeckRate | undefined }) {
  const { t } = useMessages(ownStatsMessages);
  const to = useLocalePath();
  const { filters, change } = useStatsFilters();
  const { deckId: id, name } = deck ?? {};
  if (!id || !name) return null;
  return (
    <div data-unpainted className="mt-2 flex flex-wrap gap-2">
      {filters.deck !== id && <Button onClick={() => change({ deck: id })}>{t("onlyDeck")}</Button>}
      <ButtonLink to={to(deckPath({ id, name }))}>{t("openDeck")}</ButtonLink>
    </div>
  );
}
