import { onChanged } from "~/lib/signals/changes";
import { pauseAfter } from "~/lib/signals/socket";
import { useUserStore } from "~/lib/user/store";
import { sendNow } from "./durable";
import { formerKey, listenForEntries } from "./look";
import { sendWaiting } from "./send";
import { readEntries, takeOverQueue } from "./storage";
import { useOutbox } from "./store";

/** Shows the signed-in user's entries as they are stored now. */
async function reread(): Promise<void> {
  const userId = useUserStore.getState().userData?.id;
  useOutbox.setState({ entries: userId ? await readEntries(userId) : [], known: true });
}

const failed = (error: unknown) => console.error("Failed to send what waits", error);

/** Sends at once when there is a reason to, and after growing pauses while something is left. */
function sender(chance: () => number) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let running = false;
  let again = false;
  let stopped = false;

  const wait = () => {
    timer = setTimeout(now, pauseAfter(failures, chance()));
    failures += 1;
  };
  const pass = async (): Promise<boolean> => {
    again = false;
    const left = await sendWaiting().catch((error) => {
      failed(error);
      return true;
    });
    return again && !stopped ? pass() : left;
  };
  async function now() {
    clearTimeout(timer);
    timer = undefined;
    again = true;
    if (running || stopped) return;
    running = true;
    const left = await pass();
    running = false;
    if (stopped) return;
    if (left) wait();
    else failures = 0;
  }
  return {
    now: () => void now(),
    /** After a pause, unless that is due anyway. */
    soon: () => {
      if (!running && !stopped && timer === undefined) wait();
    },
    stop: () => {
      stopped = true;
      clearTimeout(timer);
    },
  };
}

/**
 * While a user is signed in: shows what waits, and sends it at the start, when the network or the page comes back, when
 * the server welcomes us again, and when the service worker says so.
 */
export function followOutbox(chance: () => number = Math.random): () => void {
  const sending = sender(chance);
  const show = () => void reread().catch(failed);
  const stopWatching = useOutbox.subscribe(({ entries }) => {
    // What was kept just now could not be sent just now.
    if (entries.some(({ refused }) => !refused)) sending.soon();
  });
  const stopListening = listenForEntries(show);
  const stopHearing = onChanged((changed) => {
    // The socket's welcome after it was away.
    if (changed === null) sending.now();
  });
  const onLook = () => document.visibilityState === "visible" && sending.now();
  const onMessage = ({ data }: MessageEvent) => data === sendNow && sending.now();
  const takeOver = async () => {
    await takeOverQueue();
    await reread();
    sending.now();
  };
  // A tab with an earlier build may still add to its own queue.
  const onStorage = ({ key }: StorageEvent) => key === formerKey && void takeOver().catch(failed);
  document.addEventListener("visibilitychange", onLook);
  addEventListener("online", sending.now);
  addEventListener("storage", onStorage);
  navigator.serviceWorker?.addEventListener("message", onMessage);
  void takeOver().catch(failed);
  return () => {
    sending.stop();
    stopWatching();
    stopListening();
    stopHearing();
    document.removeEventListener("visibilitychange", onLook);
    removeEventListener("online", sending.now);
    removeEventListener("storage", onStorage);
    navigator.serviceWorker?.removeEventListener("message", onMessage);
    useOutbox.setState({ entries: [], known: false });
  };
}
