import { sendWaiting } from "~/lib/outbox/send";
import { uploadTables } from "./offline/upload";
import { sendCommands } from "./send-unsent";

/**
 * Sends everything that only this device has, for the page that lists it and before signing out; resolves to true if
 * something is left that can be sent later. What fails holds up none of the rest.
 */
export async function sendAll(): Promise<boolean> {
  const results = await Promise.allSettled([sendWaiting(), uploadTables(), sendCommands()]);
  for (const result of results) if (result.status === "rejected") throw result.reason;
  return results.some((result) => result.status === "fulfilled" && result.value);
}
