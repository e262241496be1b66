import { type DBSchema, type IDBPDatabase, type OpenDBCallbacks, openDB } from "idb";

/** An IndexedDB database of this device, opened when it is first used and again after the browser has closed it. */
export function deviceDatabase<Schema extends DBSchema>(
  name: string,
  version: number,
  upgrade: NonNullable<OpenDBCallbacks<Schema>["upgrade"]>,
): () => Promise<IDBPDatabase<Schema>> {
  let opening: Promise<IDBPDatabase<Schema>> | undefined;
  const reopen = () => {
    opening = undefined;
  };
  return () => {
    opening ??= openDB<Schema>(name, version, {
      upgrade,
      // A newer build in another tab wants to change it.
      blocking: (_current, _next, event) => {
        reopen();
        (event.target as IDBDatabase).close();
      },
      terminated: reopen,
    }).catch((error) => {
      reopen();
      throw error;
    });
    return opening;
  };
}
