// How a page brings its parts. `npm run size` counts every import to the first view but those marked here.
import { lazy } from "react";

/** `lazy` for what a press opens. */
export { lazy as onDemand } from "react";

type Load<T> = () => Promise<T>;

/** Marks an import that only a press or a rare state asks for. */
export const later = <T>(load: Load<T>): Load<T> => load;

/** Marks an import that a page makes while it is idle, for what may be opened next; it is weighed apart. */
export const ahead = <T>(load: Load<T>): Load<T> => load;

/** Once the page has nothing better to do; not every browser says when that is. */
export function whenIdle(work: () => void): () => void {
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(work, 200);
    return () => clearTimeout(timer);
  }
  const wait = requestIdleCallback(work);
  return () => cancelIdleCallback(wait);
}

/** `lazy` for what is further down a page: it comes when the page is idle, and is weighed apart. */
export const soon: typeof lazy = (load) =>
  lazy(async () => {
    await new Promise<void>((go) => whenIdle(go));
    return load();
  });
