import { expect, type Page } from "@playwright/test";

// The service worker of a page, and all that a browser stores for a site.

/** Waits until the worker has all files and answers for this page. */
export async function workerReady(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready);
  const controlled = () => page.evaluate(() => navigator.serviceWorker.controller !== null);
  await expect.poll(controlled, "the worker answers for the page").toBe(true);
}

/** Waits until an answer with this text is kept on the device. */
export const kept = (page: Page, text: string): Promise<void> =>
  expect.poll(async () => (await stored(page)).databases, `${text} is kept`).toContain(text);

/** Everything that the browser stores for the site, as text; files of the build by their addresses alone. */
export const stored = (page: Page) =>
  page.evaluate(async () => {
    const settled = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const databases: unknown[] = [];
    for (const { name = "" } of await indexedDB.databases()) {
      const database = await settled(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        const entries = database.transaction(store).objectStore(store);
        databases.push(name, store, await settled(entries.getAll()));
      }
      database.close();
    }
    const addresses: string[] = [];
    for (const name of await caches.keys()) {
      const entries = await (await caches.open(name)).keys();
      addresses.push(...entries.map(({ url }) => url));
    }
    return {
      local: JSON.stringify({ ...localStorage, ...sessionStorage }),
      databases: JSON.stringify(databases),
      addresses,
    };
  });
