import { currentLive } from "~/lib/api/live";
import { useChanged } from "~/lib/signals/use-changed";
import { useLoad } from "~/lib/use-load";

/** The open tables one is at, the one touched last first; what is known stays while it is asked again. */
export function useTables() {
  const { data, failed, error, retry, refresh } = useLoad(currentLive);
  useChanged("live", () => void refresh());
  return { tables: data?.tables ?? null, failed, error, retry };
}
