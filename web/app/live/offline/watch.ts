import { onChanged } from "~/lib/signals/changes";
import { uploadTables } from "./upload";

const pause = 30_000;

function upload(): void {
  if (!navigator.onLine) return;
  uploadTables().catch((error) => console.error("Failed to upload tables", error));
}

/** Uploads tables played offline: at once, when the network or the user returns, and at intervals. */
export function watchUploads(): () => void {
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
}
