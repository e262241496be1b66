import { currentLive } from "~/lib/api/live";
import { useApiQuery } from "~/lib/query";

/** The open tables one is at, the one touched last first; what is known stays while it is asked again. */
export function useTables() {
  const { data, failed, error, retry } = useApiQuery(["live"], currentLive);
  return { tables: data?.tables ?? null, failed, error, retry };
}
