import { statsAnswersMessages } from "~/components/stats/answers/messages";
import { PaceText } from "~/components/stats/answers/pace-text";
import { useWords } from "~/components/stats/answers/words";
import { useRateText } from "~/components/stats/rate-text";
import type { StatsFilters } from "~/components/stats/use-stats-filters";
import type { Stats } from "~/lib/api/types";
import { useMessages } from "~/lib/i18n";
import { ownStatsMessages } from "./messages";

interface SummaryProps {
  stats: Stats;
  filters: StatsFilters;
  /** Opens the games month by month. */
  onMonths: () => void;
}

/** The games in a sentence, and whether there were more of them than last year. */
export function Summary({ stats, filters, onMonths }: SummaryProps) {
  const { t } = useMessages(ownStatsMessages);
  const { t: tAnswers } = useMessages(statsAnswersMessages);
  const { verdict, you } = useWords();
  const rateText = useRateText();
  return (
    <div className="grid gap-4 rounded-lg border border-line bg-surface-raised p-4 sm:p-6">
      <div className="grid gap-1">
        <h2 className="text-2xl wrap-anywhere">
          {you(stats)} <span className="text-accent-text">{verdict(stats)}</span>
        </h2>
        <p className="text-text-muted tabular-nums">{rateText(stats)}</p>
      </div>
      {/* Within chosen days there is no last year to compare with. */}
      {!filters.from && !filters.until && (
        <div>
          <h3 className="text-base">{tAnswers("paceQuestion")}</h3>
          <p>
            <PaceText months={stats.byMonth} />
          </p>
          <button type="button" className="link min-h-target text-sm" onClick={onMonths}>
            {t("months")}
          </button>
        </div>
      )}
    </div>
  );
}
