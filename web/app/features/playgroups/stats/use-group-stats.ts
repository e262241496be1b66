import { getPlaygroupStats, type StatsQuery } from "~/lib/api/stats";
import { shared, useApiQuery } from "~/lib/query";
import type { GroupInUse } from "../use-playgroup";

/** The stats of a group over these filters. */
export const useGroupStats = ({ group: { id }, reading }: GroupInUse, query: StatsQuery) =>
  useApiQuery(
    [["figures", `playgroup:${id}`], "stats", id, query],
    (signal) => reading(getPlaygroupStats(id, query, signal)),
    { ...shared, keepPrevious: true },
  );
