import { currentLive } from "~/lib/api/live";
import { shared, useApiQuery } from "~/lib/query";

/** The open tables one is at, the one touched last first; what is known stays while it is asked again. */
export function useTables() {
  const { data, failed, error, retry } = useApiQuery(["live"], currentLive, shared);
  return { tables: data?.tables ?? null, failed, error, retry };
}
