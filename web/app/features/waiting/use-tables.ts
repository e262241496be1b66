import { ahead } from "~/lib/on-demand";
import { shared, useApiQuery } from "~/lib/query";
import type { ListedTable } from "~/live/offline/types";
import type { UnsentTable } from "~/live/unsent";

const bringFind = ahead(() => import("~/live/offline/find"));

// Another tab may have been closed while it was sending: then it could not tell this one.
const options = { ...shared, refetchOnWindowFocus: "always" } as const;

/**
 * The live tables that only this device has; null while they are looked for. Where they cannot be read the rest is
 * shown. The dashboard reads them by a hook of its own: a file for both would be one more request there.
 */
export function useTables(): ListedTable[] | null {
  const read = async () => (await bringFind()).listOffline();
  const { data, failed } = useApiQuery(["live", "offline"], read, options);
  return data ?? (failed ? [] : null);
}

/** The server's tables with commands that only this device has; null while they are read. */
export function useUnsentTables(): UnsentTable[] | null {
  const read = async () => (await bringFind()).listUnsent();
  const { data, failed } = useApiQuery(["live", "unsent"], read, options);
  return data ?? (failed ? [] : null);
}
