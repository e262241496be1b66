/** What a year has to say: what too few games or a tie leave open is left out. */
import { allColors } from "~/components/decks/deck-colors";
import { favorite, mostMet, nemesis } from "~/components/stats/best";
import type { RecordLine } from "~/components/stats/record-list";
import type { OpponentRate, Stats } from "~/lib/api/types";
import type { CardColor } from "~/ui/pips";

/** Once is no habit. */
const fewestAlike = 2;
const mostRecords = 2;
/** A shorter streak is no record. */
const shortestStreak = 3;

/** The one with the most games, unless another has as many. */
export function busiest<T extends { games: number }>(counts: readonly T[]): T | null {
  const [first, second] = counts.toSorted((one, other) => other.games - one.games);
  if (!first || first.games < fewestAlike) return null;
  return first.games === second?.games ? null : first;
}

export interface Rival {
  key: "nemesis" | "favorite" | "mostMet";
  who: OpponentRate;
}

/** The nemesis and the favorite opponent; for one of them that is missing, whom one met most. */
export function rivalsOf(opponents: readonly OpponentRate[]): Rival[] {
  const found = (
    [
      ["nemesis", nemesis(opponents)],
      ["favorite", favorite(opponents)],
    ] as const
  ).flatMap(([key, who]): Rival[] => (who ? [{ key, who }] : []));
  const met = mostMet(opponents);
  const known = found.some(({ who }) => who === met);
  if (found.length > 1 || known || !met || met.games < fewestAlike) return found;
  return [...found, { key: "mostMet", who: met }];
}

/** In how many games each color was played; colorless where nothing else was. */
export function colorGames(byColors: Stats["byColors"]): { color: CardColor; games: number }[] {
  const gamesOf = (has: (colors: readonly string[]) => boolean) =>
    byColors.filter(({ colors }) => has(colors)).reduce((sum, { games }) => sum + games, 0);
  const found = allColors.map((color) => ({ color, games: gamesOf((all) => all.includes(color)) }));
  const colorless = { color: "C", games: gamesOf((all) => all.length === 0) } as const;
  return [...found, colorless].filter(({ games }) => games > 0);
}

/** The games of the twelve months. */
export const monthGames = (byMonth: Stats["byMonth"]): number[] =>
  Array.from(
    { length: 12 },
    (_, at) => byMonth.find(({ month }) => Number(month.slice(5)) === at + 1)?.games ?? 0,
  );

/** The games of the seven days from Monday on. */
export const weekdayGames = (byWeekday: Stats["byWeekday"]): number[] =>
  Array.from(
    { length: 7 },
    (_, at) => byWeekday.find(({ weekday }) => weekday === at + 1)?.games ?? 0,
  );

const byWonder: readonly RecordLine["key"][] = [
  "biggestComeback",
  "longestStreak",
  "fastestWin",
  "longestGame",
];

/** The most surprising records first. */
export function bestRecords(lines: readonly RecordLine[], { records }: Stats): RecordLine[] {
  const long = (records.longestStreak?.length ?? 0) >= shortestStreak;
  return byWonder
    .flatMap((key) => lines.filter((line) => line.key === key))
    .filter(({ key }) => key !== "longestStreak" || long)
    .slice(0, mostRecords);
}
