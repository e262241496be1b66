import { currentIdentity } from "~/lib/identity/client";
import { useOutbox } from "~/lib/outbox/store";
import { onChanged } from "~/lib/signals/changes";
import { sendCommands } from "../send-unsent";
import { readUnsent } from "../unsent";
import { onOffline } from "./channel";
import { uploadTables } from "./upload";

const pause = 30_000;

async function sendEverything(): Promise<void> {
  await uploadTables();
  await sendCommands();
  // A page in another tab may have sent its own commands.
  await countCommands();
}

function send(): void {
  if (!navigator.onLine) return;
  sendEverything().catch((error) => console.error("Failed to send unsent tables and taps", error));
}

/** Counts the signed-in user's unsent commands, for the notice. */
async function countCommands(): Promise<void> {
  const user = currentIdentity()?.uid;
  const tables = user ? await readUnsent(user) : [];
  useOutbox.setState({ commands: tables.flatMap(({ commands }) => commands).length });
}

const count = () =>
  void countCommands().catch((error) => console.error("Failed to count unsent taps", error));

/** Uploads offline tables and sends unsent commands: at once, when the network or the user returns, and at intervals. */
export function watchUploads(): () => void {
  count();
  send();
  const stopCounting = onOffline(({ type }) => type !== "played" && count());
  addEventListener("online", send);
  document.addEventListener("visibilitychange", send);
  // The signals socket is connected again: anything may have changed.
  const stop = onChanged((changed) => changed === null && send());
  const timer = setInterval(send, pause);
  return () => {
    removeEventListener("online", send);
    document.removeEventListener("visibilitychange", send);
    stop();
    stopCounting();
    clearInterval(timer);
    useOutbox.setState({ commands: 0 });
  };
}
