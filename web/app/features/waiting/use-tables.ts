import { ahead } from "~/lib/on-demand";
import { shared, useApiQuery } from "~/lib/query";
import type { ListedTable } from "~/live/offline/types";

const bringFind = ahead(() => import("~/live/offline/find"));

/** The live tables that only this device has; null while they are looked for. Where they cannot be read the rest is shown. */
export function useTables(): ListedTable[] | null {
  const read = async () => (await bringFind()).listOffline();
  const { data, failed } = useApiQuery(["live", "offline"], read, shared);
  return data ?? (failed ? [] : null);
}
