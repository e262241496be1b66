import { ahead } from "~/lib/on-demand";
import { shared, useApiQuery } from "~/lib/query";
import type { ListedTable } from "~/live/offline/types";

const bringFind = ahead(() => import("~/live/offline/find"));

/** The live tables that only this device has; null while they are looked for. */
export const useTables = (): ListedTable[] | null =>
  useApiQuery(["live", "offline"], async () => (await bringFind()).listOffline(), shared).data ??
  null;
