import { useEffect } from "react";
import { isAuthenticated, useUserStore } from "~/lib/user/store";

// No page waits for it to be shown.
const bring = () => import("./follow");

/** While signed in, listens for what changed elsewhere. */
export function useSignals(): void {
  const signedIn = useUserStore(isAuthenticated);
  useEffect(() => {
    if (!signedIn) return;
    let stop: (() => void) | undefined;
    let wanted = true;
    bring()
      .then(({ followSignals }) => {
        if (wanted) stop = followSignals();
      })
      .catch((error) => console.error("Failed to listen for changes", error));
    return () => {
      wanted = false;
      stop?.();
    };
  }, [signedIn]);
}
