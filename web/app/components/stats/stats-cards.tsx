import type { ReactNode } from "react";
import type { Stats } from "~/lib/api/types";
import { useMessages } from "~/lib/i18n";
import { EliminationsCard, EndReasonsCard } from "./count-cards";
import { FoldedCards } from "./folded-cards";
import { Headline } from "./headline";
import { statsMessages } from "./messages";
import { RateCard } from "./rate-rows";
import { RecordsCard } from "./records-card";
import { several, useStatsRows } from "./stats-rows";
import { MonthsCard, WeekdaysCard } from "./time-cards";

/** With fewer games than this, a note warns that the sample is small. */
const few = 5;

interface StatsCardsProps {
  stats: Stats;
  /** What is said of the list of opponents. */
  opponentsNote: string;
  /** Rendered between the headline and the breakdowns. */
  children?: ReactNode;
  /** More cards of seats and tables. */
  tables?: ReactNode;
  /** More cards of who sat opposite. */
  opposite?: ReactNode;
}

/** A player's or a deck's stats, the most wanted first. */
export function StatsCards(props: StatsCardsProps) {
  const { stats, opponentsNote, children, tables, opposite } = props;
  const { t } = useMessages(statsMessages);
  const rowsOf = useStatsRows();
  return (
    <div className="grid gap-4">
      <Headline stats={stats} />
      {stats.games < few && <p className="text-sm text-text-muted">{t("few")}</p>}
      {children}
      <MonthsCard counts={stats.byMonth} />
      <FoldedCards games={stats.games} further={<Further stats={stats} />} className="items-start">
        <div className="grid gap-4 empty:hidden">
          <RateCard
            title={t("byDeck")}
            what={t("deck")}
            rows={several(rowsOf.decks(stats.byDeck))}
          />
          <RateCard
            title={t("bySeat")}
            what={t("seat")}
            rows={several(rowsOf.seats(stats.bySeat))}
          />
          {tables}
        </div>
        <div className="grid gap-4 empty:hidden">
          <RateCard
            title={t("byOpponent")}
            note={opponentsNote}
            what={t("opponent")}
            rows={rowsOf.opponents(stats.byOpponent)}
            extraColumns={[t("ahead"), t("behind"), t("level")]}
          />
          {opposite}
          <RecordsCard records={stats.records} />
        </div>
      </FoldedCards>
    </div>
  );
}

/** What few ask for, and those all the more. */
function Further({ stats }: { stats: Stats }) {
  const { t } = useMessages(statsMessages);
  const rowsOf = useStatsRows();
  const parts = [
    ["byPodSize", "podSize", rowsOf.podSizes(stats.byPodSize)],
    ["byColors", "colors", rowsOf.colors(stats.byColors)],
    ["byCommander", "commander", rowsOf.commanders(stats.byCommander)],
    ["byFormat", "format", rowsOf.formats(stats.byFormat)],
    ["byBracket", "bracket", rowsOf.brackets(stats.byBracket)],
    ["byMulligans", "mulligans", rowsOf.mulligans(stats.byMulligans)],
  ] as const;
  return (
    <>
      <WeekdaysCard counts={stats.byWeekday} />
      <EndReasonsCard counts={stats.byEndReason} />
      <EliminationsCard stats={stats} />
      {parts.map(([title, what, rows]) => (
        <RateCard key={title} title={t(title)} what={t(what)} rows={several(rows)} />
      ))}
    </>
  );
}
