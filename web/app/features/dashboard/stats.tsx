import { useId, useState } from "react";
import { Link } from "react-router";
import { personPath } from "~/components/paths";
import { bestDeck } from "~/components/stats/best";
import { useFormat } from "~/components/stats/format";
import { statsMessages } from "~/components/stats/messages";
import { presetPeriod, spanOf } from "~/components/stats/periods";
import { useRateText, useStreakText } from "~/components/stats/rate-text";
import { StatTile } from "~/components/stats/stat-tile";
import { getMyStats } from "~/lib/api/stats";
import { useLocalePath, useMessages } from "~/lib/i18n";
import { shared, useApiQuery } from "~/lib/query";
import type { UserData } from "~/lib/user/lists";
import { Skeleton } from "~/ui/skeleton";
import { dashboardStatsMessages } from "./messages";

/** The stats of the last 30 days. */
export function useMonth() {
  const [period] = useState(() => presetPeriod("days30"));
  return useApiQuery(
    [["figures", "games"], "stats", period],
    (signal) => getMyStats(spanOf(period), signal),
    shared,
  );
}

/** The last 30 days in four numbers. */
export function Stats({ user }: { user: UserData }) {
  const { t } = useMessages(dashboardStatsMessages);
  const shared = useMessages(statsMessages);
  const { number, percent, signed } = useFormat();
  const to = useLocalePath();
  const title = useId();
  const rateText = useRateText();
  const streakText = useStreakText();
  const { data, failed } = useMonth();
  // The games under it say that they could not be read; once is enough.
  if (failed) return null;
  if (!data) return <Skeleton className="mb-8 h-70 rounded-lg sm:h-42" />;
  const { stats } = data;
  const deck = bestDeck(stats.byDeck);
  return (
    <section aria-labelledby={title} className="mb-8 grid gap-2">
      <div className="flex min-h-target items-center justify-between">
        <h2 id={title} className="text-xl">
          {t("title")}
        </h2>
        <Link
          to={to(personPath(user))}
          aria-describedby={title}
          className="link shrink-0 py-2 text-sm"
        >
          {t("all")}
        </Link>
      </div>
      {stats.games === 0 ? (
        <p className="rounded-lg border border-dashed border-line p-4 text-sm text-text-muted">
          {t("none")}
        </p>
      ) : (
        <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4">
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
      )}
    </section>
  );
}
