/** How many rows a store of this device's databases has, without the code that handles them; it makes no database. */
export const countStored = (database: string, store: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const opening = indexedDB.open(database);
    // There is none: it is not for us to make it.
    opening.onupgradeneeded = () => opening.transaction?.abort();
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const counting = opening.result.transaction(store).objectStore(store).count();
      counting.onsuccess = () => resolve(counting.result);
      counting.onerror = () => reject(counting.error);
      opening.result.close();
    };
  });
