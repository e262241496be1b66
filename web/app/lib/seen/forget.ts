import { deleteAnswers } from "./storage";

/** The service worker's, by the name it has there (worker/keep.ts). */
const pictures = "pictures";

/** Deletes what this device kept of what users saw. */
export async function forgetSeen(): Promise<void> {
  // Browsers hide caches on plain http.
  await globalThis.caches?.delete(pictures);
  if ("indexedDB" in globalThis) await deleteAnswers();
}
