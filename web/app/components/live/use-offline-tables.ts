import { later } from "~/lib/on-demand";
import { shared, useApiQuery } from "~/lib/query";
import { isMarkedOffline } from "~/live/offline/mark";
import type { ListedTable } from "~/live/offline/types";

// Most devices never have a table of their own.
const bringFind = later(() => import("~/live/offline/find"));

/** The tables that only this device has, the newest first. */
export async function readOfflineTables(): Promise<ListedTable[]> {
  if (!isMarkedOffline()) return [];
  try {
    return await (await bringFind()).listOffline();
  } catch (error) {
    console.error("Failed to read the tables on this device", error);
    return [];
  }
}

export const useOfflineTables = (): ListedTable[] =>
  useApiQuery(["live", "offline"], readOfflineTables, shared).data ?? [];
