import type { Stats } from "~/lib/api/types";
import { useMessages } from "~/lib/i18n";
import { useFormat } from "./format";
import { statsMessages } from "./messages";
import { useRateText, useStreakText } from "./rate-text";
import { StatTile } from "./stat-tile";

/** The summary of a player's or a deck's games. */
export function Headline({ stats }: { stats: Stats }) {
  const { t } = useMessages(statsMessages);
  const { number, decimal, percent, minutes, signed } = useFormat();
  const rateText = useRateText();
  const streakText = useStreakText();
  const { rate, expected, averageMinutes, averageTurns, eliminations } = stats;
  return (
    <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      <StatTile
        label={t("winRate")}
        value={rate === null ? "–" : percent(rate)}
        note={
          <>
            {rateText(stats)}
            {expected !== null && (
              <span className="block">{t("expectedRate", { rate: percent(expected) })}</span>
            )}
            {stats.partial && <span className="block">{t("partial")}</span>}
          </>
        }
      />
      <StatTile
        label={t("streak")}
        value={signed(stats.streak)}
        note={
          <>
            {streakText(stats.streak)}
            <span className="block">{t("longest", { count: stats.longestStreak })}</span>
          </>
        }
      />
      {stats.averagePlacement !== null && (
        <StatTile
          label={t("averagePlace")}
          value={decimal(stats.averagePlacement)}
          note={
            <>
              {t("averageOf", { count: stats.games })}
              {stats.firstOut > 0 && (
                <span className="block">{t("firstOutNote", { count: stats.firstOut })}</span>
              )}
            </>
          }
        />
      )}
      {averageMinutes !== null && (
        <StatTile
          label={t("averageLength")}
          value={minutes(averageMinutes)}
          note={t("averageOf", { count: stats.timedGames })}
        />
      )}
      {averageTurns !== null && (
        <StatTile
          label={t("averageTurns")}
          value={decimal(averageTurns)}
          note={t("averageOf", { count: stats.turnedGames })}
        />
      )}
      {eliminations.made + eliminations.suffered > 0 && (
        <StatTile
          label={t("eliminations")}
          value={`${number(eliminations.made)} : ${number(eliminations.suffered)}`}
          note={
            <>
              {t("eliminationsMade", { count: eliminations.made })},{" "}
              {t("eliminationsSuffered", { count: eliminations.suffered })}
              <span className="block">{t("knownGames", { count: eliminations.knownGames })}</span>
            </>
          }
        />
      )}
    </dl>
  );
}
