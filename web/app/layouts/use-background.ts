import { useEffect } from "react";
import { ahead, whenIdle } from "~/lib/on-demand";
import { useUserStore } from "~/lib/user/store";

const bringBackground = ahead(() => import("./background"));

/** Once the page is idle, sends what is unsent and, for a signed-in user, stores what is shown for offline use. */
export function useBackground(): void {
  const userId = useUserStore(({ token, userData }) => (token ? userData?.id : undefined));
  useEffect(() => {
    let stop: (() => void) | undefined;
    let gone = false;
    const start = () =>
      void bringBackground().then(({ startBackground }) => {
        if (!gone) stop ??= startBackground(!!userId);
      }, console.error);
    const cancel = whenIdle(start);
    // What could not be fetched without a network can be now.
    addEventListener("online", start);
    return () => {
      gone = true;
      cancel();
      removeEventListener("online", start);
      stop?.();
    };
  }, [userId]);
}
