import { useEffect } from "react";
import { later, whenIdle } from "~/lib/on-demand";
import { useUserStore } from "~/lib/user/store";
import { hasEntries, listenForEntries } from "./look";
import { useOutbox } from "./store";

// Most pages never have anything to send: the way to do it comes when there is.
const bringFollow = later(() => import("./follow"));

/** While signed in, shows and sends what waits on this device. */
export function useSending(): void {
  const userId = useUserStore(({ token, userData }) => (token ? userData?.id : undefined));
  useEffect(() => {
    if (!userId) return;
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
    const stopListening = listenForEntries(() => void follow());
    const cancel = whenIdle(() => {
      hasEntries()
        // A browser without storage has none.
        .catch(() => false)
        .then((some) => (some ? follow() : useOutbox.setState({ known: true })));
    });
    return () => {
      state = "gone";
      cancel();
      stopListening();
      stop?.();
    };
  }, [userId]);
}
