import { useEffect } from "react";
import { isAuthenticated, useUserStore } from "~/lib/user/store";

/** While signed in, listens for what changed elsewhere. */
export function useSignals(): void {
  const signedIn = useUserStore(isAuthenticated);
  useEffect(() => {
    if (!signedIn) return;
    let stop: (() => void) | undefined;
    let wanted = true;
    // No page waits for it to be shown.
    import("./follow")
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
