// Commands and tables that only this device has: pages list them, send-unsent.ts sends the commands.
import { markOffline } from "./offline/mark";
import {
  type CommandRefusal,
  commandsOf,
  database,
  type Known,
  ofUser,
  type Pending,
} from "./storage";

/** One of the server's tables, with the commands that it has not acknowledged. */
export interface UnsentTable {
  id: string;
  /** Oldest first. */
  commands: Pending[];
  /** As this device last saw it. */
  known: Known | null;
}

/** The server's tables with unsent commands of a user; offline tables are left out, which are uploaded whole. */
export async function readUnsent(user: string): Promise<UnsentTable[]> {
  const db = await database();
  const [pending, offline] = await Promise.all([
    db.getAll("pending", ofUser(user)),
    db.getAllKeys("offline", ofUser(user)),
  ]);
  const offlineIds = new Set(offline.map(([, id]) => id));
  const ids = new Set(pending.map(({ table }) => table).filter((id) => !offlineIds.has(id)));
  return Promise.all(
    [...ids].map(async (id) => ({
      id,
      commands: pending.filter(({ table }) => table === id).toSorted((a, b) => a.at - b.at),
      known: (await db.get("known", [user, id])) ?? null,
    })),
  );
}

/** Stores why the server refused a command, unless it was deleted meanwhile. */
export async function refuseCommand(
  user: string,
  table: string,
  id: string,
  refused: CommandRefusal,
): Promise<void> {
  const change = (await database()).transaction("pending", "readwrite");
  const stored = await change.store.get([user, table, id]);
  if (stored) await change.store.put({ ...stored, refused });
  await change.done;
}

/** Deletes the unsent commands of one table. */
export async function dropCommands(user: string, table: string): Promise<void> {
  await (await database()).delete("pending", commandsOf(user, table));
}

/** Stores deleted commands again. */
export async function restoreCommands(user: string, { id, commands }: UnsentTable): Promise<void> {
  const change = (await database()).transaction("pending", "readwrite");
  for (const command of commands) void change.store.put({ ...command, user, table: id });
  await change.done;
}

/** How many of a user's commands the server has not acknowledged, over all tables, and tables that it does not know. */
export async function unsentBy(user: string): Promise<number> {
  const db = await database();
  const all = await Promise.all([
    db.count("pending", ofUser(user)),
    db.count("offline", ofUser(user)),
  ]);
  return all[0] + all[1];
}

/** Deletes what this device stored for a user. */
export async function forgetTables(user: string): Promise<void> {
  const change = (await database()).transaction(["known", "pending", "offline"], "readwrite");
  for (const store of ["known", "pending", "offline"] as const)
    void change.objectStore(store).delete(ofUser(user));
  await change.done;
  markOffline(user, false);
}
