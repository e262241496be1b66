import type { DBSchema, IDBPTransaction } from "idb";
import { deviceDatabase } from "~/lib/database";
import { uuidv7 } from "~/lib/uuid";
import { dependsOn, type Entry, join, type Outgoing, type Refusal, thingOf } from "./entry";
import { outboxName, storeName } from "./look";
import { NotKeptError } from "./not-kept";
import { type Former, takenOver } from "./take-over";

interface Schema extends DBSchema {
  [storeName]: { key: number; value: Entry; indexes: { user: string } };
}

type Change = IDBPTransaction<Schema, (typeof storeName)[], "readwrite">;

const database = deviceDatabase<Schema>(outboxName, 1, (db) => {
  const entries = db.createObjectStore(storeName, { keyPath: "order", autoIncrement: true });
  entries.createIndex("user", "userId");
});

/** Tells every tab, and this one, that the entries have changed. */
function announce(): void {
  const channel = new BroadcastChannel(outboxName);
  channel.postMessage(null);
  channel.close();
}

/** One transaction; a browser that keeps nothing, or is full, is told apart from other errors. */
async function write<T>(work: (change: Change) => Promise<T>): Promise<T> {
  try {
    const change = (await database()).transaction([storeName], "readwrite", {
      // On the disk, not only with the system, before the user is told that it is kept.
      durability: "strict",
    });
    const done = await work(change);
    await change.done;
    return done;
  } catch (error) {
    throw new NotKeptError(error);
  }
}

const all = (change: Change, userId: string): Promise<Entry[]> =>
  change.objectStore(storeName).index("user").getAll(userId);

/** A user's entries, oldest first. */
export async function readEntries(userId: string): Promise<Entry[]> {
  try {
    return await (await database()).getAllFromIndex(storeName, "user", userId);
  } catch (error) {
    throw new NotKeptError(error);
  }
}

const put = (change: Change, entry: Entry) => change.objectStore(storeName).put(entry);
const remove = (change: Change, { order }: Entry) => change.objectStore(storeName).delete(order);

/** The entry as it is stored, unless it says something else by now or is gone. */
async function current(change: Change, { order, key }: Entry): Promise<Entry | undefined> {
  const stored = await change.objectStore(storeName).get(order);
  return stored?.key === key ? stored : undefined;
}

/** An entry that was made on what another one leaves learns what that is; it is given as it was. */
async function passOn(change: Change, entry: Entry, base: number | null): Promise<Entry[]> {
  const things = [thingOf(entry), `${thingOf(entry)} correction`];
  const next = (await all(change, entry.userId)).find(
    (other) => other.order > entry.order && "base" in other && things.includes(thingOf(other)),
  );
  if (!next || !("base" in next) || next.base !== "before") return [];
  await put(change, { ...next, base } as Entry);
  return [next];
}

interface Adding {
  userId: string;
  /** It is being sent at this moment. */
  attempted: boolean;
}

interface Added {
  /** Null where nothing is left to send. */
  entry: Entry | null;
  /** It holds what waited for the same thing before, too. */
  joined: boolean;
}

/** Adds it, or joins it with what waits for the same thing. */
export async function addEntry(outgoing: Outgoing, { userId, attempted }: Adding): Promise<Added> {
  const added = await write(async (change): Promise<Added> => {
    const fresh = { key: uuidv7(), userId, since: Date.now(), attempted, refused: null };
    const append = async (last: Outgoing): Promise<Added> => {
      const order = await change.objectStore(storeName).add({ ...last, ...fresh } as Entry);
      return { entry: { ...last, ...fresh, order }, joined: false };
    };
    const thing = thingOf(outgoing);
    const last = (await all(change, userId)).findLast((other) => thingOf(other) === thing);
    if (!last) return append(outgoing);
    const joined = join(last, outgoing);
    switch (joined.do) {
      case "keep":
        return { entry: last, joined: true };
      case "after":
        return append(joined.outgoing);
      case "cancel":
        await remove(change, last);
        return { entry: null, joined: true };
      default: {
        const replaced: Entry = { ...joined.outgoing, ...fresh, order: last.order };
        await put(change, replaced);
        return { entry: replaced, joined: true };
      }
    }
  });
  // What is being sent is shown as waiting only if it has to.
  if (!attempted) announce();
  return added;
}

/** From now on the server may have it; false where it is gone or says something else by now. */
export const markAttempted = (entry: Entry): Promise<boolean> =>
  write(async (change) => {
    const stored = await current(change, entry);
    if (stored && !stored.attempted) await put(change, { ...stored, attempted: true });
    return stored !== undefined;
  });

/** The server has it. `version`: what the next change of the same thing is made on. */
export async function settleEntry(entry: Entry, version: number | null): Promise<void> {
  await write(async (change) => {
    if (!(await current(change, entry))) return;
    await remove(change, entry);
    await passOn(change, entry, version);
  });
  announce();
}

export async function refuseEntry(entry: Entry, refused: Refusal): Promise<void> {
  await write(async (change) => {
    const stored = await current(change, entry);
    if (stored) await put(change, { ...stored, refused });
  });
  announce();
}

/** Takes one out; what was made on what it leaves is made on what it was made on. */
async function takeOut(change: Change, entry: Entry): Promise<Entry[]> {
  await remove(change, entry);
  if (!("base" in entry) || entry.base === "before") return [];
  return passOn(change, entry, entry.base);
}

/** Takes an entry out that the server has refused and a page still has. */
export const discardEntry = (entry: Entry): Promise<void> =>
  write(async (change) => {
    if (await current(change, entry)) await takeOut(change, entry);
  });

/** Shows an entry as waiting that could not be sent at once. */
export const showWaiting = announce;

/** What may have reached the server is taken back there. */
const removalOf = (entry: Extract<Entry, { kind: "game" | "set" }>): Entry => ({
  kind: "removal",
  target: { kind: entry.kind, id: entry.body.id },
  order: entry.order,
  key: uuidv7(),
  userId: entry.userId,
  since: entry.since,
  attempted: false,
  refused: null,
});

/** Takes an entry out, with what makes no sense without it; the entries as they were, if that can be undone. */
export async function dropEntry(entry: Entry): Promise<Entry[]> {
  const undoable = await write(async (change) => {
    const stored = await current(change, entry);
    if (!stored) return [];
    const dependents = (await all(change, stored.userId)).filter((one) => dependsOn(one, stored));
    for (const dependent of dependents) await remove(change, dependent);
    const isNew = stored.kind === "game" || stored.kind === "set";
    if (isNew && stored.attempted && !stored.refused) {
      await put(change, removalOf(stored));
      return [];
    }
    return [stored, ...dependents, ...(await takeOut(change, stored))];
  });
  announce();
  return undoable;
}

/** Undoes a drop. */
export async function restoreEntries(entries: readonly Entry[]): Promise<void> {
  await write(async (change) => {
    for (const entry of entries) await put(change, entry);
  });
  announce();
}

/** Deletes what this device keeps for a user to be sent. */
export async function forgetOutbox(userId: string): Promise<void> {
  await write(async (change) => {
    for (const entry of await all(change, userId)) await remove(change, entry);
  });
  announce();
}

/** Takes over the queue of an earlier version, which was in localStorage. */
export const takeOverQueue = (): Promise<void> =>
  takenOver((former: readonly Former[]) =>
    write(async (change) => {
      const stored = await change.objectStore(storeName).getAll();
      const known = new Set(stored.map((entry) => `${entry.userId} ${thingOf(entry)}`));
      for (const entry of former) {
        if (known.has(`${entry.userId} ${entry.body.id}`)) continue;
        const state = { key: uuidv7(), attempted: true, names: [] };
        await change.objectStore(storeName).add({ ...entry, ...state } as unknown as Entry);
      }
    }),
  );
