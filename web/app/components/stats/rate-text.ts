/** Rates and streaks in words, without the charts. */
import type { Rate } from "~/lib/api/types";
import { useMessages } from "~/lib/i18n";
import { useFormat } from "./format";
import { statsMessages } from "./messages";

/** "12 of 40 · 28–58%", or that there is nothing yet. */
export function useRateText(): (rate: Rate) => string {
  const { t } = useMessages(statsMessages);
  const { interval } = useFormat();
  return ({ games, wins, draws, low, high }) => {
    if (low === null || high === null) return t("noGames");
    const drawn = draws > 0 ? ` · ${t("drawn", { count: draws })}` : "";
    return `${t("wonOf", { wins, games })}${drawn} · ${interval(low, high)}`;
  };
}

/** "3 wins in a row", "2 games without a win". */
export function useStreakText(): (streak: number) => string {
  const { t } = useMessages(statsMessages);
  return (streak) => {
    if (streak === 0) return t("noStreak");
    return streak > 0 ? t("winsInRow", { count: streak }) : t("noWinsInRow", { count: -streak });
  };
}
