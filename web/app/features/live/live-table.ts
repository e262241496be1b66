import { createContext, use } from "react";
import type { LiveTable } from "~/lib/api/types";

export const LiveTableContext = createContext<LiveTable | null>(null);

/** The table as it was read to get here: its address and picture for others to join. */
export function useLiveTable(): LiveTable {
  const table = use(LiveTableContext);
  if (!table) throw new Error("useLiveTable needs a table above it");
  return table;
}
