import { type ReactNode, useId, useState } from "react";
import { Link } from "react-router";
import { bestDeck } from "~/components/stats/best";
import { useFormat } from "~/components/stats/format";
import { statsMessages } from "~/components/stats/messages";
import { presetPeriod, spanOf } from "~/components/stats/periods";
import { useRateText, useStreakText } from "~/components/stats/rate-text";
import { StatTile } from "~/components/stats/stat-tile";
import { getMyStats } from "~/lib/api/stats";
import type { Stats as StatsOf } from "~/lib/api/types";
import { useLocalePath, useMessages } from "~/lib/i18n";
import { shared, useApiQuery } from "~/lib/query";
import { cx } from "~/ui/cx";
import { LoadFailed } from "~/ui/load-failed";
import { Skeleton } from "~/ui/skeleton";
import { useLastGames } from "./last-games";
import { dashboardStatsMessages } from "./messages";

const usePeriod = () => useState(() => presetPeriod("days30"))[0];

/** The stats of the last 30 days. */
export function useMonth() {
  const period = usePeriod();
  return useApiQuery(
    [["figures", "games"], "stats", period],
    (signal) => getMyStats(spanOf(period), signal),
    shared,
  );
}

/** Whether the last game says that there is something to count; known before the numbers are. */
function usePlayed(): boolean {
  const { from = 0 } = spanOf(usePeriod());
  const { data } = useLastGames();
  const last = data?.games[0];
  return !data || (last !== undefined && Date.parse(last.endedAt) >= from);
}

/** As high as the tiles are in either language, so that nothing moves when the numbers come. */
const tiles =
  "grid grid-cols-2 grid-rows-[minmax(7.5rem,auto)_minmax(8.5rem,auto)] gap-3 " +
  "sm:grid-cols-4 sm:grid-rows-[minmax(10rem,auto)] lg:grid-rows-[minmax(9rem,auto)]";

/** In the place of the tiles. */
export const TilesSkeleton = () => (
  <div className={tiles} aria-busy="true">
    {[1, 2, 3, 4].map((tile) => (
      <Skeleton key={tile} className="rounded-lg" />
    ))}
  </div>
);

/** As high as the tiles would be. */
const tallBox = "min-h-67 sm:min-h-40 lg:min-h-36";

interface MessageProps {
  /** Whether tiles were expected. */
  tall: boolean;
  children: ReactNode;
}

/** Instead of the tiles. */
const Message = ({ tall, children }: MessageProps) => (
  <p
    className={cx(
      "grid items-center rounded-lg border border-dashed border-line p-4 text-sm text-text-muted",
      tall && tallBox,
    )}
  >
    {children}
  </p>
);

/** The last 30 days in four numbers. */
export function Stats() {
  const { t } = useMessages(dashboardStatsMessages);
  const to = useLocalePath();
  const title = useId();
  const played = usePlayed();
  const { data, failed, error, retry } = useMonth();
  const none = !played || data?.stats.games === 0;
  return (
    <section aria-labelledby={title} className="mb-8 grid gap-2">
      <div className="flex min-h-target items-center justify-between">
        <h2 id={title} className="text-xl">
          {t("title")}
        </h2>
        <Link
          to={to("/stats")}
          aria-describedby={title}
          className="link inline-flex min-h-target shrink-0 items-center text-sm"
        >
          {t("all")}
        </Link>
      </div>
      {none && <Message tall={played}>{t("none")}</Message>}
      {!none && failed && (
        <LoadFailed
          title={t("failed")}
          error={error}
          onRetry={retry}
          className={cx(tallBox, "content-start")}
        />
      )}
      {!none && !failed && !data && <TilesSkeleton />}
      {!none && data && <Tiles stats={data.stats} />}
    </section>
  );
}

function Tiles({ stats }: { stats: StatsOf }) {
  const { t } = useMessages(dashboardStatsMessages);
  const shared = useMessages(statsMessages);
  const { number, percent, signed } = useFormat();
  const rateText = useRateText();
  const streakText = useStreakText();
  const deck = bestDeck(stats.byDeck);
  return (
    <dl className={tiles}>
      <StatTile
        label={shared.t("games")}
        value={number(stats.games)}
        note={shared.t("wonOf", { wins: stats.wins, games: stats.games })}
      />
      <StatTile
        label={shared.t("winRate")}
        value={percent(stats.rate ?? 0)}
        note={
          <>
            {rateText(stats)}
            <span className="block">
              {shared.t("expectedRate", { rate: percent(stats.expected ?? 0) })}
            </span>
          </>
        }
      />
      <StatTile
        label={shared.t("streak")}
        value={signed(stats.streak)}
        note={streakText(stats.streak)}
      />
      <StatTile
        label={t("bestDeck")}
        value={<span className="line-clamp-2 text-lg">{deck?.name ?? "–"}</span>}
        note={deck ? rateText(deck) : t("noBestDeck")}
      />
    </dl>
  );
}
