import { countStored } from "~/lib/count-stored";
import { later } from "~/lib/on-demand";
import { isMarkedOffline } from "./mark";

// Most devices never have a table or commands that are unsent.
const bringWatch = later(() => import("./watch"));

/** Starts to upload offline tables and send unsent commands as soon as this device has any. */
export function followUploads(): () => void {
  let stop: (() => void) | undefined;
  let state: "looking" | "watching" | "gone" = "looking";
  const startIfNeeded = async () => {
    // A browser without storage has none.
    const commands = await countStored("live", "pending").catch(() => 0);
    if (state !== "looking" || !(commands > 0 || isMarkedOffline())) return;
    state = "watching";
    try {
      const { watchUploads } = await bringWatch();
      if (state === "watching") stop = watchUploads();
    } catch {
      // The code could not be fetched without a network: try again later.
      if (state === "watching") state = "looking";
    }
  };
  const onChange = () => void startIfNeeded();
  onChange();
  addEventListener("online", onChange);
  document.addEventListener("visibilitychange", onChange);
  return () => {
    state = "gone";
    removeEventListener("online", onChange);
    document.removeEventListener("visibilitychange", onChange);
    stop?.();
  };
}
