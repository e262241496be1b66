import { useEffect } from "react";
import { currentIdentity } from "~/lib/identity/client";
import { later } from "~/lib/on-demand";
import { onChanged } from "~/lib/signals/changes";
import { isAuthenticated, useUserStore } from "~/lib/user/store";
import { isMarkedOffline } from "./mark";

// Most devices never have a table of their own.
const bringUpload = later(() => import("./upload"));

const pause = 30_000;

function upload(): void {
  const user = currentIdentity()?.uid;
  if (!user || !isMarkedOffline(user) || !navigator.onLine) return;
  bringUpload()
    .then(({ uploadTables }) => uploadTables())
    .catch((error) => console.error("Failed to upload tables", error));
}

/** While signed in, uploads tables played offline: at once, when the network or the user returns, and at intervals. */
export function useUploads(): void {
  const signedIn = useUserStore(isAuthenticated);
  useEffect(() => {
    if (!signedIn) return;
    upload();
    addEventListener("online", upload);
    document.addEventListener("visibilitychange", upload);
    // The signals socket is connected again: anything may have changed.
    const stop = onChanged((changed) => changed === null && upload());
    const timer = setInterval(upload, pause);
    return () => {
      removeEventListener("online", upload);
      document.removeEventListener("visibilitychange", upload);
      stop();
      clearInterval(timer);
    };
  }, [signedIn]);
}
