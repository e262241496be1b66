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
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      // What the app is made of is the same for everyone.
      const isFiles = name.startsWith("workbox-precache");
      for (const request of await cache.keys())
        kept[`cache ${request.url}`] = isFiles
          ? request.url
          : ((await (await cache.match(request))?.text()) ?? "");
    }
    if (document.cookie) kept.cookie = document.cookie;
    return kept;
  });
