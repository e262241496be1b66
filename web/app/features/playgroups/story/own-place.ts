import type { LeaderboardRow } from "~/lib/api/types";

/** Where I stand on the leaderboard, and how far the next is; distances in points. */
export type OwnPlace =
  | { kind: "missing" }
  | { kind: "only" }
  | { kind: "shared"; level: LeaderboardRow[] }
  | { kind: "first"; points: number; next: LeaderboardRow }
  | {
      kind: "behind";
      rank: number;
      points: number;
      next: LeaderboardRow;
      /** Who shares my rank. */
      level: LeaderboardRow[];
    };

export function ownPlaceOf(
  players: readonly LeaderboardRow[],
  me: string | undefined,
): { row: LeaderboardRow | undefined; place: OwnPlace } {
  const row = players.find(({ userId }) => userId === me);
  return { row, place: row ? placeOf(players, row) : { kind: "missing" } };
}

function placeOf(players: readonly LeaderboardRow[], row: LeaderboardRow): OwnPlace {
  const { rank, rating } = row;
  const above = players.findLast((other) => other.rank < rank);
  const level = players.filter((other) => other.rank === rank && other !== row);
  if (above) {
    return { kind: "behind", rank, points: above.rating.sure - rating.sure, next: above, level };
  }
  if (level.length > 0) return { kind: "shared", level };
  const below = players.find((other) => other.rank > rank);
  return below
    ? { kind: "first", points: rating.sure - below.rating.sure, next: below }
    : { kind: "only" };
}
