import { useFormat } from "~/components/figures/format";
import type { FigureTable } from "~/components/figures/table";
import { figuresWords } from "~/components/figures/words";
import type { LeaderboardRow } from "~/lib/api/types";
import { useWords } from "~/lib/i18n";
import { groupFiguresWords } from "../words";

/** The leaderboard in figures. */
export function useBoardTable(
  what: "player" | "deck",
  rows: readonly LeaderboardRow[],
): FigureTable {
  const { t } = useWords(groupFiguresWords);
  const figures = useWords(figuresWords);
  const { percent, signed, number, day } = useFormat();
  const share = (value: number | null) => (value === null ? null : { value, text: percent(value) });
  return {
    columns: [
      figures.t(what),
      t("rank"),
      figures.t("rating"),
      figures.t("band"),
      t("sure"),
      figures.t("change"),
      figures.t("games"),
      figures.t("wins"),
      figures.t("draws"),
      figures.t("winRate"),
      figures.t("lowest"),
      figures.t("highest"),
      t("lastPlayed"),
    ],
    rows: rows.map(({ rating, change, ...row }) => [
      row.firstname ?? row.name,
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
