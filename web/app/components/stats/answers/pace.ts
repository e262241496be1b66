import type { Stats } from "~/lib/api/types";

export type MonthCount = Pick<Stats["byMonth"][number], "month" | "games">;

export interface Pace {
  year: number;
  /** The months compared, "2026-01" to "2026-10", the same of the year before. */
  from: string;
  until: string;
  games: number;
  gamesBefore: number;
}

const monthOf = (year: number, month: number) => `${year}-${String(month).padStart(2, "0")}`;

/**
 * The games of this year's full months against the same of last year; in January, those of the last two years. Months
 * before the first game of all are left out on both sides. Null where nothing is left to compare with.
 */
export function paceOf(months: readonly MonthCount[], now: Date): Pace | null {
  const full = now.getMonth();
  const [year, last] = full > 0 ? [now.getFullYear(), full] : [now.getFullYear() - 1, 12];
  const earliest = months[0]?.month;
  if (!earliest || earliest > monthOf(year - 1, last)) return null;
  const first = earliest < monthOf(year - 1, 1) ? 1 : Number(earliest.slice(5));
  const gamesOf = (of: number) =>
    months
      .filter(({ month }) => month >= monthOf(of, first) && month <= monthOf(of, last))
      .reduce((total, { games }) => total + games, 0);
  return {
    year,
    from: monthOf(year, first),
    until: monthOf(year, last),
    games: gamesOf(year),
    gamesBefore: gamesOf(year - 1),
  };
}
