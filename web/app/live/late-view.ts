import { afterPaint } from "~/lib/after-paint";
import type { Seen } from "./view";

/** The same table a frame later, for what can wait until a finger's own change is painted. */
export function lateView({ get, subscribe }: Seen): Seen {
  const listeners = new Set<() => void>();
  let view = get();
  let stop = () => {};
  const follow = () => {
    view = get();
    for (const listener of [...listeners]) listener();
  };
  return {
    get: () => (listeners.size > 0 ? view : get()),
    subscribe: (listener) => {
      if (listeners.size === 0) {
        view = get();
        stop = subscribe(() => afterPaint(follow));
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) stop();
      };
    },
  };
}
