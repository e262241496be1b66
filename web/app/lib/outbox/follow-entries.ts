import { later } from "~/lib/on-demand";
import { hasEntries, listenForEntries } from "./look";
import { useOutbox } from "./store";

// Most devices never have anything to send: the way to do it comes when there is.
const bringFollow = later(() => import("./follow"));

/** Shows and sends what waits on this device, from when there is something on. */
export function followEntries(): () => void {
  let stop: (() => void) | undefined;
  let state: "looking" | "following" | "gone" = "looking";
  const follow = async () => {
    if (state !== "looking") return;
    state = "following";
    try {
      const { followOutbox } = await bringFollow();
      if (state === "following") stop = followOutbox();
    } catch (error) {
      if (state === "following") state = "looking";
      console.error("Failed to look for what waits", error);
    }
  };
  const look = () =>
    void hasEntries()
      // A browser without storage has none.
      .catch(() => false)
      .then((some) => (some ? follow() : useOutbox.setState({ known: true })));
  const stopListening = listenForEntries(() => void follow());
  // What could not be fetched without a network can be now.
  addEventListener("online", look);
  look();
  return () => {
    state = "gone";
    removeEventListener("online", look);
    stopListening();
    stop?.();
  };
}
