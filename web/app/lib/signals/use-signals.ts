import { useEffect } from "react";
import { isExample } from "~/lib/example";
import { isAuthenticated, useUserStore } from "~/lib/user/store";

// No page waits for it to be shown.
const bring = () => import("./follow");

/** While signed in, listens for what changed elsewhere. */
export function useSignals(): void {
  // Nothing changes in the example group.
  const signedIn = useUserStore((state) => isAuthenticated(state) && !isExample(state));
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
