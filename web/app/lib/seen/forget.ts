import { pagesCache } from "./pages-cache";
import { deleteAnswers } from "./storage";

/** The service worker's, by the name it has there (worker/keep.ts). */
const pictures = "pictures";

/** Deletes what this device kept of what users saw. */
export async function forgetSeen(): Promise<void> {
  // Browsers hide caches on plain http.
  for (const name of [pictures, pagesCache]) await globalThis.caches?.delete(name);
  if ("indexedDB" in globalThis) await deleteAnswers();
}
