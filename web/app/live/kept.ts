/** The browser's own database of what tables were like and what waits to be sent. */
export const keptName = "live";

/** Somebody who signs out leaves nothing behind. */
export function forgetTables(): void {
  globalThis.indexedDB?.deleteDatabase(keptName);
}
