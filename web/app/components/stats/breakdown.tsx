import type { ReactNode } from "react";
import type { Stats } from "~/lib/api/types";
import { useMessages } from "~/lib/i18n";
import { onDemand } from "~/lib/on-demand";
import { FoldedCards } from "./folded-cards";
import { statsMessages } from "./messages";
import { RateCard } from "./rate-rows";
import { RecordsCard } from "./records-card";
import { several, useStatsRows } from "./stats-rows";
import { MonthsCard } from "./time-cards";

const Further = onDemand(() => import("./further-cards"));

export interface BreakdownProps {
  stats: Stats;
  /** What is said of the list of opponents. */
  opponentsNote: string;
  /** More cards of seats and tables. */
  tables?: ReactNode;
  /** More cards of who sat opposite. */
  opposite?: ReactNode;
}

/** Stats by month, deck, seat and opponent. */
export default function Breakdown({ stats, opponentsNote, tables, opposite }: BreakdownProps) {
  const { t } = useMessages(statsMessages);
  const rowsOf = useStatsRows();
  return (
    <>
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
    </>
  );
}
