import { AnswerCard, OpenQuestion } from "~/components/stats/answers/answer-card";
import { sideOf, useWords } from "~/components/stats/answers/words";
import { useFormat } from "~/components/stats/format";
import { useRateTable } from "~/components/stats/rate-table";
import { fewest } from "~/components/stats/verdict";
import type { Stats } from "~/lib/api/types";
import { useMessages, useTranslation } from "~/lib/i18n";
import { ColorWheel } from "~/ui/charts/color-wheel";
import { colorRates } from "./colors";
import { ownStatsMessages } from "./messages";

/** The colors played, and how often they win. */
export function ColorsCard({ stats }: { stats: Stats }) {
  const { t } = useMessages(ownStatsMessages);
  const { t: app } = useTranslation();
  const { percent } = useFormat();
  const tableOf = useRateTable();
  const words = useWords();
  const known = stats.byColors.reduce((sum, { games }) => sum + games, 0);
  if (known < fewest)
    return (
      <OpenQuestion question={t("colors")}>
        {t("fewColors", { count: known, least: fewest })}
      </OpenQuestion>
    );
  const colors = colorRates(stats.byColors).map(({ color, rate }) => ({
    color,
    name: app(`ui.colors.${color}`),
    rate,
  }));
  const above = ({ low, expected }: (typeof colors)[number]["rate"]) =>
    (low ?? 0) - (expected ?? 0);
  const [best] = colors
    .filter(({ rate }) => sideOf(rate) > 0)
    .sort((one, other) => above(other.rate) - above(one.rate));
  return (
    <AnswerCard
      question={t("colors")}
      answer={best ? words.found(best.name, best.rate) : t("colorsNone")}
      hint={t("colorsHint")}
      table={tableOf(t("color"), colors)}
    >
      <ColorWheel
        label={t("colorOf")}
        slices={colors.map(({ color, name, rate }) => ({
          color,
          value: rate.games,
          mark: rate.rate === null ? "–" : percent(rate.rate),
          text: rate.games > 0 ? words.point(name, rate) : t("colorNone", { name }),
        }))}
      />
    </AnswerCard>
  );
}
