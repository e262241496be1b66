import { markOffline } from "./offline/mark";
import { database, ofUser } from "./storage";

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
