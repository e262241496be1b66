import { useEffect } from "react";
import { ahead, whenIdle } from "~/lib/on-demand";
import { useUserStore } from "~/lib/user/store";

// No page waits for it to be shown.
const bringOutbox = ahead(() => import("./follow"));

/** While signed in, shows and sends what waits on this device. */
export function useSending(): void {
  const userId = useUserStore(({ token, userData }) => (token ? userData?.id : undefined));
  useEffect(() => {
    if (!userId) return;
    let stop: (() => void) | undefined;
    let wanted = true;
    const cancel = whenIdle(() => {
      bringOutbox()
        .then(({ followOutbox }) => {
          if (wanted) stop = followOutbox();
        })
        .catch((error) => console.error("Failed to look for what waits", error));
    });
    return () => {
      wanted = false;
      cancel();
      stop?.();
    };
  }, [userId]);
}
