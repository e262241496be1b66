import { ahead } from "~/lib/on-demand";
import { shared, useApiQuery } from "~/lib/query";
import type { ListedTable } from "~/live/offline/types";

const bringFind = ahead(() => import("~/live/offline/find"));

/**
 * The live tables that only this device has; null while they are looked for. Where they cannot be read the rest is
 * shown. The dashboard reads them by a hook of its own: a file for both would be one more request there.
 */
export function useTables(): ListedTable[] | null {
  const read = async () => (await bringFind()).listOffline();
  const { data, failed } = useApiQuery(["live", "offline"], read, {
    ...shared,
    // A tab that was closed while it sent one could not tell.
    refetchOnWindowFocus: "always",
  });
  return data ?? (failed ? [] : null);
}
