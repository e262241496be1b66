import { loadConfig } from "~/lib/config";
import { registerWorker } from "./worker";

/** Brings the worker, unless the operator has turned it off; it then fetches the app in the background. */
export async function bringWorker(): Promise<void> {
  const { serviceWorker } = await loadConfig();
  if (serviceWorker) await registerWorker();
}
