import type { Page } from "@playwright/test";

/** Everything that this origin keeps in the browser, by where it is kept. */
export const keptBy = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(async () => {
    const kept: Record<string, string> = {};
    for (const [name, storage] of Object.entries({ localStorage, sessionStorage }))
      for (const key of Object.keys(storage)) kept[`${name} ${key}`] = storage.getItem(key) ?? "";
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    for (const { name = "" } of await indexedDB.databases()) {
      const db = await done(indexedDB.open(name));
      for (const store of db.objectStoreNames) {
        const rows = await done(db.transaction(store).objectStore(store).getAll());
        rows.forEach((row, index) => {
          kept[`indexedDB ${name} ${store} ${index}`] = JSON.stringify(row);
        });
      }
      db.close();
    }
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) kept[`cache ${url}`] = url;
    if (document.cookie) kept.cookie = document.cookie;
    return kept;
  });
