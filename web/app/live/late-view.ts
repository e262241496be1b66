import { afterPaint } from "~/lib/after-paint";
import { createListeners } from "~/lib/listeners";
import type { LiveView, Seen } from "./view";

/** The same table a frame later, for what can wait until a finger's own change is painted. */
export function lateView(now: Seen): Seen {
  /** Kept up to date only while somebody listens. */
  let late: LiveView | null = null;
  const follow = () => {
    if (!late) return;
    late = now.get();
    tell();
  };
  const { subscribe, tell } = createListeners(() => {
    late = now.get();
    const stop = now.subscribe(() => afterPaint(follow));
    return () => {
      stop();
      late = null;
    };
  });
  return { get: () => late ?? now.get(), subscribe };
}
