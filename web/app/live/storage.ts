import type { DBSchema, IDBPDatabase } from "idb";
import type {
  LiveInfo,
  LivePerson,
  TableCommand,
  TableRefusal,
  TableRole,
  TableRoll,
} from "~/lib/api/types";
import { deviceDatabase } from "~/lib/database";
import type { OfflineTable } from "./offline/types";
import type { Table } from "./table/reducer";

/** A command that the server has not acknowledged yet. */
export interface Pending {
  id: string;
  command: TableCommand;
  /** When it was asked for, by this device's clock; later ones have higher numbers. */
  at: number;
  /** What this device threw, at a table that it plays offline. */
  roll?: TableRoll;
  /** Why the server refused it while no page showed the table; opening the table sends it once more. */
  refused?: CommandRefusal;
}

/** `left`: the user is no longer at the table; `gone`: there is no such table. */
export type CommandRefusal = TableRefusal | "too_large" | "left" | "gone";

/** A table as the server last sent it. */
export interface Known {
  table: Table;
  info: LiveInfo | null;
  role: TableRole | null;
  people: readonly LivePerson[];
}

/** Entries are stored per user: the next user of this device must not see them. */
interface Schema extends DBSchema {
  pending: { key: [string, string, string]; value: Pending & { user: string; table: string } };
  known: { key: [string, string]; value: Known & { user: string; id: string } };
  offline: { key: [string, string]; value: OfflineTable & { user: string } };
}

/** Known tables, unsent commands, and tables that only this device has. */
export const database = deviceDatabase<Schema>("live", 2, (db, from) => {
  if (from < 1) {
    db.createObjectStore("pending", { keyPath: ["user", "table", "id"] });
    db.createObjectStore("known", { keyPath: ["user", "id"] });
  }
  db.createObjectStore("offline", { keyPath: ["user", "id"] });
});

let last = 0;

/** Now, and never twice the same. */
export function nextMoment(): number {
  last = Math.max(Date.now(), last + 0.001);
  return last;
}

export interface TableStorage {
  /** What was stored before, oldest first. */
  read: () => Promise<{ known: Known | null; pending: Pending[] }>;
  add: (pending: Pending) => Promise<void>;
  /** Stores the table and deletes settled commands in one transaction. */
  settle: (known: Known | null, ids: readonly string[]) => Promise<void>;
}

/** One user's stored commands of one table: they survive reloads and crashes. */
export function tableStorage(user: string, table: string): TableStorage {
  // Without storage the table still works while the page is open.
  const tried = async <T>(work: (db: IDBPDatabase<Schema>) => Promise<T>, otherwise: T) => {
    try {
      return await work(await database());
    } catch (error) {
      console.error("Failed to keep the table on this device", error);
      return otherwise;
    }
  };
  return {
    read: () =>
      tried(
        async (db) => {
          const own = commandsOf(user, table);
          const [known, pending] = await Promise.all([
            db.get("known", [user, table]),
            db.getAll("pending", own),
          ]);
          return { known: known ?? null, pending: pending.toSorted((a, b) => a.at - b.at) };
        },
        { known: null, pending: [] },
      ),
    add: (pending) =>
      tried(async (db) => void (await db.put("pending", { ...pending, user, table })), undefined),
    settle: (known, ids) =>
      tried(async (db) => {
        const change = db.transaction(["known", "pending"], "readwrite");
        if (known) void change.objectStore("known").put({ ...known, user, id: table });
        for (const id of ids) void change.objectStore("pending").delete([user, table, id]);
        await change.done;
      }, undefined),
  };
}

/** The stored commands of one user at one table. */
export const commandsOf = (user: string, table: string) =>
  IDBKeyRange.bound([user, table, ""], [user, table, "\uffff"]);

/** All that is stored of one user. */
export const ofUser = (user: string) => IDBKeyRange.bound([user], [user, []]);
