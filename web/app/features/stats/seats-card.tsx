import { AnswerCard, OpenQuestion } from "~/components/stats/answers/answer-card";
import { useWords } from "~/components/stats/answers/words";
import { useFormat } from "~/components/stats/format";
import { statsMessages } from "~/components/stats/messages";
import type { RateRow } from "~/components/stats/rate-rows";
import { useRateTable } from "~/components/stats/rate-table";
import { useStatsRows } from "~/components/stats/stats-rows";
import { fewest } from "~/components/stats/verdict";
import type { Stats } from "~/lib/api/types";
import { useMessages } from "~/lib/i18n";
import { Whiskers } from "~/ui/charts/whiskers";
import { ownStatsMessages } from "./messages";

/** Win rates by seat and by pod size, against what was expected. */
export function SeatsCard({ stats }: { stats: Stats }) {
  const { t } = useMessages(ownStatsMessages);
  const { t: tStats } = useMessages(statsMessages);
  const { signed } = useFormat();
  const rowsOf = useStatsRows();
  const tableOf = useRateTable();
  const words = useWords();
  const [seats, pods] = [rowsOf.seats(stats.bySeat), rowsOf.podSizes(stats.byPodSize)];
  if (seats.every(({ rate }) => rate.games < fewest))
    return <OpenQuestion question={t("seats")}>{t("fewSeats", { least: fewest })}</OpenQuestion>;
  const first = stats.bySeat.find(({ seat }) => seat === 1);
  const itemsOf = (what: string, rows: readonly RateRow[]) =>
    rows
      .filter(({ rate }) => rate.games >= fewest)
      .map(({ key, name, rate }) => {
        const above = (share: number | null) => 100 * ((share ?? 0) - (rate.expected ?? 0));
        return {
          key: `${what}-${key}`,
          tick: key,
          value: above(rate.rate),
          low: above(rate.low),
          high: above(rate.high),
          text: words.point(name, rate),
        };
      });
  return (
    <AnswerCard
      question={t("seats")}
      answer={first ? words.found(tStats("seatNo", { seat: 1 }), first) : t("noFirst")}
      hint={t("seatsHint")}
      table={tableOf(t("seatsWhat"), [...seats, ...pods])}
    >
      <Whiskers
        label={t("seatOf")}
        groups={[
          { name: t("turnOrder"), items: itemsOf("seat", seats) },
          { name: t("podSize"), items: itemsOf("pod", pods) },
        ]}
        format={signed}
      />
    </AnswerCard>
  );
}
