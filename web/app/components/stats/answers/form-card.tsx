import type { Stats } from "~/lib/api/types";
import { useMessages } from "~/lib/i18n";
import { BandChart } from "~/ui/charts/band-chart";
import { useFormat } from "../format";
import { statsMessages } from "../messages";
import { fewest } from "../verdict";
import { AnswerCard, OpenQuestion } from "./answer-card";
import { fewestToCompare, formOf, trendOf } from "./form";
import { statsAnswersMessages } from "./messages";
import { useWords } from "./words";

/** To one digit: wins above expected are seldom whole. */
const tenths = (value: number) => Math.round(value * 10) / 10;

/** The months with a third of the games against those before, in words. */
function useTrendText(): (months: Stats["byMonth"]) => string {
  const { t } = useMessages(statsAnswersMessages);
  const { month, signed } = useFormat();
  const { points } = useWords();
  const whole = (share: number) => Math.round(share * 100);
  return (months) => {
    const trend = trendOf(months);
    if (!trend) return t("formFew", { count: fewestToCompare });
    const said = {
      month: month(trend.since),
      recent: points(whole(trend.recent)),
      before: signed(whole(trend.before)),
    };
    return trend.kind === "steady"
      ? t("steady", { ...said, luck: whole(trend.luck) })
      : t(trend.kind, said);
  };
}

interface FormCardProps {
  stats: Stats;
  /** The name of the deck they are of, where they are of one. */
  deck?: string;
  className?: string;
}

/** Wins above expected over time, against what luck alone can do. */
export function FormCard({ stats, deck, className }: FormCardProps) {
  const { t } = useMessages(statsAnswersMessages);
  const { t: tStats } = useMessages(statsMessages);
  const { month: monthText, monthTick, monthYear, signed, decimal } = useFormat();
  const trendText = useTrendText();
  const question = deck ? t("formDeck", { deck }) : t("form");
  const form = formOf(stats.byMonth);
  const played = form.reduce((sum, { games }) => sum + games, 0);
  if (played < fewest)
    return (
      <OpenQuestion question={question} className={className}>
        {t("fewGames", { count: played, least: fewest })}
      </OpenQuestion>
    );
  const tick = form.length > 12 ? monthYear : monthTick;
  const table = {
    columns: [tStats("month"), tStats("games"), tStats("wins"), t("aboveHead"), t("luckHead")],
    rows: form.map(({ month, games, wins, above, luck }) => [
      monthText(month),
      games,
      wins,
      { value: above, text: signed(tenths(above)) },
      { value: luck, text: `± ${decimal(luck)}` },
    ]),
  };
  return (
    <AnswerCard
      question={question}
      answer={trendText(stats.byMonth)}
      hint={t("formHint")}
      table={table}
      className={className}
    >
      <BandChart
        label={t("formOf")}
        points={form.map(({ above, luck }) => ({ value: above, band: luck, around: 0 }))}
        headOf={(at) => {
          const { month = "", above = 0, wins = 0, games = 0 } = form[at] ?? {};
          return t("formPoint", {
            month: monthText(month),
            above: signed(tenths(above)),
            won: wins,
            games,
          });
        }}
        tickOf={(at) => tick(form[at]?.month ?? "")}
        format={signed}
      />
    </AnswerCard>
  );
}
