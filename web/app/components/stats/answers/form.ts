import type { Stats } from "~/lib/api/types";
import { filledMonths } from "../time-cards";
import { z } from "../wilson";

type MonthRate = Stats["byMonth"][number];

const expectedWins = ({ games, expected }: MonthRate) => games * (expected ?? 0);
/** How far luck alone moves the wins of a month, squared. */
const variance = ({ games, expected }: MonthRate) =>
  games * (expected ?? 0) * (1 - (expected ?? 0));
const sum = (months: readonly MonthRate[], of: (month: MonthRate) => number) =>
  months.reduce((total, month) => total + of(month), 0);

export interface FormPoint {
  month: string;
  games: number;
  wins: number;
  /** Wins above expected, from the first month to this one. */
  above: number;
  /** How far luck alone could have moved that, either way. */
  luck: number;
}

/** Wins above expected, month by month; a month without games is one too. */
export function formOf(months: readonly MonthRate[]): FormPoint[] {
  const known = new Map(months.map((month) => [month.month, month]));
  let [above, spread] = [0, 0];
  return filledMonths(months).map(({ month }) => {
    const played = known.get(month);
    if (played) {
      above += played.wins - expectedWins(played);
      spread += variance(played);
    }
    const { games = 0, wins = 0 } = played ?? {};
    return { month, games, wins, above, luck: z * Math.sqrt(spread) };
  });
}

/** Each side of a comparison has at least this laterGames games. */
export const fewestToCompare = 10;

export interface Trend {
  /** The first of the recent months. */
  since: string;
  /** How far above expected the win rate was, recently and before. */
  recent: number;
  before: number;
  /** How far apart luck alone puts the two. */
  luck: number;
  kind: "rising" | "falling" | "steady";
}

/** The latest months with a third of the games against all before; null with too few on either side. */
export function trendOf(months: readonly MonthRate[]): Trend | null {
  const games = sum(months, (month) => month.games);
  const wanted = Math.max(fewestToCompare, games / 3);
  const split = months.findLastIndex(
    (_, index) => sum(months.slice(index), (month) => month.games) >= wanted,
  );
  if (split < 1) return null;
  const [earlier, later] = [months.slice(0, split), months.slice(split)];
  const since = later[0]?.month;
  const laterGames = sum(later, (month) => month.games);
  const earlierGames = games - laterGames;
  if (!since || earlierGames < fewestToCompare) return null;
  const aboveIn = (part: readonly MonthRate[], count: number) =>
    sum(part, (month) => month.wins - expectedWins(month)) / count;
  const [before, recent] = [aboveIn(earlier, earlierGames), aboveIn(later, laterGames)];
  // Two wins and two losses more, so that a rate of nothing or all has a range too.
  const rate = (sum(months, ({ wins }) => wins) + 2) / (games + 4);
  const luck = z * Math.sqrt(rate * (1 - rate) * (1 / earlierGames + 1 / laterGames));
  const change = recent - before;
  const kind = Math.abs(change) <= luck ? "steady" : change > 0 ? "rising" : "falling";
  return { since, recent, before, luck, kind };
}
