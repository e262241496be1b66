import type { LiveBody, LivePerson, LiveTable, TableSetup } from "~/lib/api/types";

/** Why the server did not take a table that was played offline. */
export interface UploadRefusal {
  message: string;
  fieldMessages: Record<string, string>;
}

/** One of the tables that only this device has; `refused`: the server does not take it. */
export type ListedTable = LiveTable & { refused: boolean };

/** A table that only this device has; its commands are stored beside it. */
export interface OfflineTable {
  /** The table's own, so that one uploaded twice is one. */
  id: string;
  /** As it would have been opened. */
  body: LiveBody;
  setup: TableSetup;
  openedAt: string;
  /** As pages show it that read tables from the server. */
  shown: LiveTable;
  /** The users it was opened with, by whom seats are named. */
  people: LivePerson[];
  refused: UploadRefusal | null;
}
