import { currentIdentity } from "~/lib/identity/client";
import { useOutbox } from "~/lib/outbox/store";
import { onChanged } from "~/lib/signals/changes";
import { sendCommands } from "../send-unsent";
import { readUnsent } from "../unsent";
import { onOffline } from "./channel";
import { uploadTables } from "./upload";

const pause = 30_000;

/** The signed-in user's unsent commands, for the notice. */
async function countCommands() {
  const user = currentIdentity()?.uid;
  const tables = user ? await readUnsent(user) : [];
  const all = tables.flatMap(({ commands }) => commands);
  const refused = all.filter(({ refused }) => refused).length;
  return { commands: all.length, refusedCommands: refused };
}

/** Uploads offline tables and sends unsent commands: at once, when the network or the user returns, and at intervals. */
export function watchUploads(): () => void {
  let stopped = false;
  const count = () =>
    countCommands().then(
      (counted) => {
        if (!stopped) useOutbox.setState(counted);
      },
      (error) => console.error("Failed to count unsent taps", error),
    );
  const sendEverything = async () => {
    await uploadTables();
    await sendCommands();
    // A page in another tab may have sent its own commands.
    await count();
  };
  const send = () => {
    if (!navigator.onLine) return;
    sendEverything().catch((error) =>
      console.error("Failed to send unsent tables and taps", error),
    );
  };
  void count();
  send();
  const stopCounting = onOffline(({ type }) => type !== "played" && void count());
  addEventListener("online", send);
  document.addEventListener("visibilitychange", send);
  // The signals socket is connected again: anything may have changed.
  const stop = onChanged((changed) => changed === null && send());
  const timer = setInterval(send, pause);
  return () => {
    stopped = true;
    removeEventListener("online", send);
    document.removeEventListener("visibilitychange", send);
    stop();
    stopCounting();
    clearInterval(timer);
    useOutbox.setState({ commands: 0, refusedCommands: 0 });
  };
}
