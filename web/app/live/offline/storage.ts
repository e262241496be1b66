import { commandsOf, database, type Known, ofUser, type Pending } from "../storage";
import { markOffline } from "./mark";
import type { OfflineTable, UploadRefusal } from "./types";

interface Kept {
  table: OfflineTable;
  /** Oldest first. */
  commands: Pending[];
}

/** Stores a table that only this device has; without storage there is none. */
export async function keepTable(user: string, table: OfflineTable): Promise<void> {
  await (await database()).put("offline", { ...table, user });
  markOffline(user, true);
  // Phones may clear what was not asked to stay.
  await navigator.storage?.persist?.().catch(() => false);
}

export async function readTable(user: string, id: string): Promise<Kept | null> {
  const db = await database();
  const [table, commands] = await Promise.all([
    db.get("offline", [user, id]),
    db.getAll("pending", commandsOf(user, id)),
  ]);
  return table ? { table, commands: commands.toSorted((a, b) => a.at - b.at) } : null;
}

/** All tables of a user that only this device has, oldest first. */
export async function readTables(user: string): Promise<Kept[]> {
  const tables = await (await database()).getAll("offline", ofUser(user));
  const kept = await Promise.all(tables.map(({ id }) => readTable(user, id)));
  return kept
    .filter((one) => one !== null)
    .toSorted((a, b) => a.table.openedAt.localeCompare(b.table.openedAt));
}

/** The server has said why it does not take a table. */
export async function refuseTable(user: string, id: string, refused: UploadRefusal): Promise<void> {
  const change = (await database()).transaction("offline", "readwrite");
  const table = await change.store.get([user, id]);
  if (table) await change.store.put({ ...table, refused });
  await change.done;
}

/** The server has the table and these commands: from now on it is like any other. */
export async function settleTable(
  user: string,
  id: string,
  known: Known,
  commands: readonly string[],
): Promise<void> {
  const change = (await database()).transaction(["offline", "known", "pending"], "readwrite");
  void change.objectStore("known").put({ ...known, user, id });
  for (const command of commands) void change.objectStore("pending").delete([user, id, command]);
  void change.objectStore("offline").delete([user, id]);
  await change.done;
  await markAnew(user);
}

/** Deletes a table that only this device has. */
export async function dropTable(user: string, id: string): Promise<void> {
  const change = (await database()).transaction(["offline", "pending"], "readwrite");
  void change.objectStore("pending").delete(commandsOf(user, id));
  void change.objectStore("offline").delete([user, id]);
  await change.done;
  await markAnew(user);
}

const markAnew = async (user: string): Promise<void> =>
  markOffline(user, (await (await database()).count("offline", ofUser(user))) > 0);
