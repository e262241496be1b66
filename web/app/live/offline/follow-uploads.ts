import { countStored } from "~/lib/count-stored";
import { later } from "~/lib/on-demand";
import { isMarkedOffline } from "./mark";

// Most devices never have a table of their own, nor anything that waits at another.
const bringWatch = later(() => import("./watch"));

/** Uploads tables that were played offline and sends what waits at others, from when there is something on this device. */
export function followUploads(): () => void {
  let stop: (() => void) | undefined;
  let state: "looking" | "watching" | "gone" = "looking";
  const look = async () => {
    // A browser without storage has none.
    const commands = await countStored("live", "pending").catch(() => 0);
    if (state !== "looking" || !(commands > 0 || isMarkedOffline())) return;
    state = "watching";
    try {
      const { watchUploads } = await bringWatch();
      if (state === "watching") stop = watchUploads();
    } catch {
      // What could not be fetched without a network can be later.
      if (state === "watching") state = "looking";
    }
  };
  const onLook = () => void look();
  onLook();
  addEventListener("online", onLook);
  document.addEventListener("visibilitychange", onLook);
  return () => {
    state = "gone";
    removeEventListener("online", onLook);
    document.removeEventListener("visibilitychange", onLook);
    stop?.();
  };
}
