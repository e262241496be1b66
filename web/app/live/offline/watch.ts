import { currentIdentity } from "~/lib/identity/client";
import { useOutbox } from "~/lib/outbox/store";
import { onChanged } from "~/lib/signals/changes";
import { sendCommands } from "../send-unsent";
import { readUnsent } from "../unsent";
import { onOffline } from "./channel";
import { uploadTables } from "./upload";

const pause = 30_000;

async function send(): Promise<void> {
  await uploadTables();
  await sendCommands();
}

function upload(): void {
  if (!navigator.onLine) return;
  send().catch((error) => console.error("Failed to send what waits at tables", error));
}

/** Shows how many commands of the signed-in user wait. */
async function countCommands(): Promise<void> {
  const user = currentIdentity()?.uid;
  const tables = user ? await readUnsent(user) : [];
  useOutbox.setState({ commands: tables.flatMap(({ commands }) => commands).length });
}

const count = () =>
  void countCommands().catch((error) => console.error("Failed to count what waits", error));

/**
 * Uploads tables played offline, and sends what waits at others: at once, when the network or the user returns, and at
 * intervals.
 */
export function watchUploads(): () => void {
  count();
  upload();
  const stopCounting = onOffline(({ type }) => type !== "played" && count());
  addEventListener("online", upload);
  document.addEventListener("visibilitychange", upload);
  // The signals socket is connected again: anything may have changed.
  const stop = onChanged((changed) => changed === null && upload());
  const timer = setInterval(upload, pause);
  return () => {
    removeEventListener("online", upload);
    document.removeEventListener("visibilitychange", upload);
    stop();
    stopCounting();
    clearInterval(timer);
    useOutbox.setState({ commands: 0 });
  };
}
