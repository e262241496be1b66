import { IDBFactory } from "fake-indexeddb";
import "fake-indexeddb/auto";
import { beforeEach } from "vitest";
import { freshModules } from "./fresh";

/** For files whose tests keep something on the device: each begins with an empty database. */
export function freshDatabase(): void {
  freshModules();
  beforeEach(() => {
    globalThis.indexedDB = new IDBFactory();
  });
}

/** What waits for a user, as it is stored. */
export const waitingOf = async (userId: string) =>
  (await import("~/lib/outbox/storage")).readEntries(userId);
