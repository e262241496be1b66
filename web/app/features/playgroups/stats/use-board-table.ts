import { useFormat } from "~/components/stats/format";
import { statsMessages } from "~/components/stats/messages";
import type { StatsTable } from "~/components/stats/table";
import type { LeaderboardRow } from "~/lib/api/types";
import { useMessages } from "~/lib/i18n";
import { groupStatsMessages } from "../messages";
import { namesOn } from "./board";

/** The leaderboard in numbers. */
export function useBoardTable(
  what: "player" | "deck",
  rows: readonly LeaderboardRow[],
): StatsTable {
  const { t } = useMessages(groupStatsMessages);
  const { t: tStats } = useMessages(statsMessages);
  const { percent, signed, number, day } = useFormat();
  const share = (value: number | null) => (value === null ? null : { value, text: percent(value) });
  const names = rows.map(namesOn(rows));
  return {
    columns: [
      tStats(what),
      t("rank"),
      tStats("rating"),
      tStats("band"),
      t("points"),
      tStats("change"),
      tStats("games"),
      tStats("wins"),
      tStats("draws"),
      tStats("winRate"),
      tStats("lowest"),
      tStats("highest"),
      t("lastPlayed"),
    ],
    rows: rows.map(({ rating, change, ...row }, at) => [
      names[at] ?? "",
      row.rank,
      rating.value,
      { value: rating.band, text: `± ${number(rating.band)}` },
      rating.sure,
      change === null ? null : { value: change, text: signed(change) },
      rating.games,
      rating.wins,
      rating.draws,
      share(row.rate),
      share(row.low),
      share(row.high),
      day(row.lastPlayed),
    ]),
  };
}
