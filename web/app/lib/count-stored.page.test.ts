import { IDBFactory } from "fake-indexeddb";
import "fake-indexeddb/auto";
import { beforeEach, expect, test } from "vitest";
import { countStored } from "./count-stored";

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

const settled = (request: IDBOpenDBRequest) =>
  new Promise<IDBDatabase>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
    request.onblocked = () => reject(new Error("still open elsewhere"));
  });

test("a database that is not there is not created", async () => {
  await expect(countStored("live", "pending")).rejects.toThrow();
  expect(await indexedDB.databases()).toEqual([]);
});

test("without the store the count fails, and the database is left closed", async () => {
  (await settled(indexedDB.open("live"))).close();
  await expect(countStored("live", "pending")).rejects.toThrow();
  (await settled(indexedDB.open("live", 2))).close();
});
