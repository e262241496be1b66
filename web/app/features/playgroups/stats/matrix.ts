import type { Facing, GroupStats } from "~/lib/api/types";

type Met = GroupStats["matrix"][number];

/** Every pair of players, most games first. */
export interface Matrix {
  people: { id: string; games: number }[];
  of: (row: string, column: string) => Facing | null;
}

const pair = (one: string, other: string) => `${one} ${other}`;

/** Only players who met an opponent have a row. */
export function matrixOf({ members, matrix }: Pick<GroupStats, "members" | "matrix">): Matrix {
  const met = new Map<string, Met>(matrix.map((one) => [pair(one.userId, one.otherId), one]));
  const inside = new Set(matrix.flatMap(({ userId, otherId }) => [userId, otherId]));
  return {
    people: members
      .flatMap(({ userId, games }) => (userId && inside.has(userId) ? [{ id: userId, games }] : []))
      .sort((one, other) => other.games - one.games),
    of: (row, column) => met.get(pair(row, column)) ?? null,
  };
}

/** How much of their games belongs to the first of the two: level ones by half. */
export const shareOf = ({ games, ahead, level }: Facing): number => (ahead + level / 2) / games;
