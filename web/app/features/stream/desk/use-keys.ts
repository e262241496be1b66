import { useEffect, useRef } from "react";
import { type Deed, isFree, keyed } from "./keys";

/** Keys of the whole page, as long as nobody is typing. Tells whether it took one. */
export function useKeys(take: (deed: Deed) => boolean): void {
  const latest = useRef(take);
  latest.current = take;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      const deed = isFree(event.target) ? keyed(event) : null;
      if (deed && latest.current(deed)) event.preventDefault();
    };
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, []);
}
