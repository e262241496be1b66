import { useEffect, useRef } from "react";

/** Runs something at a key press anywhere on the page, unless a part of the page has used the key already. */
export function useShortcut(isShortcut: (event: KeyboardEvent) => boolean, run: () => void): void {
  const latest = useRef({ isShortcut, run });
  latest.current = { isShortcut, run };
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !latest.current.isShortcut(event)) return;
      event.preventDefault();
      latest.current.run();
    };
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, []);
}
