import { getLeaderboard, type StatsQuery } from "~/lib/api/stats";
import { shared, useApiQuery } from "~/lib/query";
import type { GroupInUse } from "../use-playgroup";

/** Only this time counts, where there is one. */
export type Span = Pick<StatsQuery, "from" | "until">;

/** A group's leaderboard; it is read again when a game is rated. */
export const useLeaderboard = (
  { group: { id }, reading }: GroupInUse,
  { from, until }: Span = {},
) =>
  useApiQuery(
    [["figures", `playgroup:${id}`], "leaderboard", id, from, until],
    (signal) => reading(getLeaderboard(id, { from, until }, signal)),
    { ...shared, keepPrevious: true },
  );
