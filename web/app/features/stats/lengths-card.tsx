import type { ReactNode } from "react";
import { AnswerCard, OpenQuestion } from "~/components/stats/answers/answer-card";
import { useFormat } from "~/components/stats/format";
import { statsMessages } from "~/components/stats/messages";
import { useStatsFilters } from "~/components/stats/use-stats-filters";
import { fewest } from "~/components/stats/verdict";
import { getGames } from "~/lib/api/games";
import type { Stats } from "~/lib/api/types";
import { useLocalePath, useMessages } from "~/lib/i18n";
import { useApiQuery } from "~/lib/query";
import { useUserStore } from "~/lib/user/store";
import { ButtonLink } from "~/ui/button";
import { DotStacks } from "~/ui/charts/dot-stacks";
import { quantile } from "~/ui/charts/geometry";
import { LoadFailed } from "~/ui/load-failed";
import { Skeleton } from "~/ui/skeleton";
import { timedGames } from "./lengths";
import { ownStatsMessages } from "./messages";

/** In minutes, as people think of them. */
const widths = [5, 10, 15, 30, 60, 120, 240];

/** The games of the last page under the filters. */
function useLastGames() {
  const { query } = useStatsFilters();
  const me = useUserStore((state) => state.userData?.id ?? "");
  const { data, ...read } = useApiQuery(
    [["games", "figures"], "lengths", query],
    (signal) => {
      const { formatid, subformatid, tagid, playgroupid, deckid, until } = query;
      const filters = { formatid, subformatid, tagid, playgroupid, deckid };
      return getGames({ ...filters, timestamp: until }, signal);
    },
    { keepPrevious: true },
  );
  return { ...read, timed: data && timedGames(data.games, me, query) };
}

/** How long games take: each of the last ones as a dot. */
export function LengthsCard({ stats }: { stats: Stats }) {
  const { t } = useMessages(ownStatsMessages);
  const few = (count: number) => (
    <OpenQuestion question={t("lengths")}>{t("fewTimed", { count, least: fewest })}</OpenQuestion>
  );
  return stats.timedGames < fewest ? few(stats.timedGames) : <Lengths stats={stats} few={few} />;
}

interface LengthsProps {
  stats: Stats;
  /** Shown where too few of the last games were timed. */
  few: (count: number) => ReactNode;
}

function Lengths({ stats, few }: LengthsProps) {
  const { t } = useMessages(ownStatsMessages);
  const { t: tStats } = useMessages(statsMessages);
  const { day, minutes: text } = useFormat();
  const to = useLocalePath();
  const { timed, failed, error, retry } = useLastGames();
  if (failed) return <LoadFailed title={t("lengthsFailed")} error={error} onRetry={retry} />;
  if (!timed) return <Skeleton className="h-96 rounded-lg" />;
  if (timed.length < fewest) return few(timed.length);
  const lengths = timed.map(({ minutes }) => minutes);
  const result = (won: boolean) => t(won ? "lengthWon" : "lengthNotWon");
  const table = {
    columns: [tStats("when"), t("length"), t("result")],
    rows: timed.map(({ endedAt, minutes, won }) => [
      day(endedAt),
      { value: Math.round(minutes), text: text(minutes) },
      result(won),
    ]),
  };
  const average = t("average", {
    length: text(stats.averageMinutes ?? 0),
    count: stats.timedGames,
  });
  const middle = t("middle", {
    low: text(quantile(lengths, 0.25)),
    high: text(quantile(lengths, 0.75)),
  });
  return (
    <AnswerCard
      question={t("lengths")}
      answer={`${average} ${middle}`}
      hint={t("lengthsHint", { count: timed.length })}
      table={table}
    >
      <DotStacks
        label={t("lengthOf")}
        dots={timed.map(({ id, endedAt, minutes, won }) => ({
          key: id,
          value: minutes,
          filled: won,
          text: t("lengthPoint", {
            date: day(endedAt),
            length: text(minutes),
            result: result(won),
          }),
        }))}
        widths={widths}
        format={text}
        beyond={(from) => t("beyond", { length: text(from) })}
      >
        {(at) => (
          <div data-unpainted className="mt-2">
            <ButtonLink to={to(`/game/${timed[at]?.id}`)}>{t("openGame")}</ButtonLink>
          </div>
        )}
      </DotStacks>
    </AnswerCard>
  );
}
