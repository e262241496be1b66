/** Counts the rows of a store in one of this device's databases, without loading the code that handles them. */
export const countStored = (database: string, store: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const opening = indexedDB.open(database);
    // There is no such database: do not create it.
    opening.onupgradeneeded = () => opening.transaction?.abort();
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      try {
        const counting = opening.result.transaction(store).objectStore(store).count();
        counting.onsuccess = () => resolve(counting.result);
        counting.onerror = () => reject(counting.error);
      } catch (error) {
        // The database has no such store.
        reject(error);
      } finally {
        opening.result.close();
      }
    };
  });
