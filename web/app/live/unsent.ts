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

/** Held while unsent commands are sent or deleted: what is deleted is not sent. */
export const commandsLock = "live-sending";

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

/** Deletes unsent commands of one table: those that the server refused, or the others. Returns the deleted ones. */
export async function dropCommands(
  user: string,
  table: string,
  refused: boolean,
): Promise<Pending[]> {
  const change = (await database()).transaction("pending", "readwrite");
  const all = await change.store.getAll(commandsOf(user, table));
  const dropped = all.filter((command) => Boolean(command.refused) === refused);
  for (const { id } of dropped) void change.store.delete([user, table, id]);
  await change.done;
  return dropped;
}

/** Stores deleted commands again. */
export async function restoreCommands(
  user: string,
  table: string,
  commands: readonly Pending[],
): Promise<void> {
  const change = (await database()).transaction("pending", "readwrite");
  for (const command of commands) void change.store.put({ ...command, user, table });
  await change.done;
}

/**
 * How many of a user's commands the server has not acknowledged, over all tables, and tables that it does not know:
 * those that can be sent, and those that it refused.
 */
export async function unsentBy(user: string): Promise<{ unsent: number; refused: number }> {
  const db = await database();
  const [pending, offline] = await Promise.all([
    db.getAll("pending", ofUser(user)),
    db.getAll("offline", ofUser(user)),
  ]);
  const refusedTables = new Set(offline.filter(({ refused }) => refused).map(({ id }) => id));
  const isRefused = ({ table, refused }: (typeof pending)[number]) =>
    Boolean(refused) || refusedTables.has(table);
  const refused = pending.filter(isRefused).length + refusedTables.size;
  return { unsent: pending.length + offline.length - refused, refused };
}

/** Deletes what this device stored for a user. */
export async function forgetTables(user: string): Promise<void> {
  const change = (await database()).transaction(["known", "pending", "offline"], "readwrite");
  for (const store of ["known", "pending", "offline"] as const)
    void change.objectStore(store).delete(ofUser(user));
  await change.done;
  markOffline(user, false);
}
