import { useEffect, useRef } from "react";
import { isFree, type KeyAction, keyed } from "./keys";

/** Keys of the whole page, as long as nobody is typing. Tells whether it took one. */
export function useKeys(take: (action: KeyAction) => boolean): void {
  const latest = useRef(take);
  latest.current = take;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      const action = isFree(event.target) ? keyed(event) : null;
      if (action && latest.current(action)) event.preventDefault();
    };
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, []);
}
