import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { barePath } from "./i18n/paths";

/** A change of page takes the focus to its content; a change of language leaves it where it is. */
export function useFocusOnNavigation(): void {
  const page = barePath(useLocation().pathname);
  const last = useRef(page);
  useEffect(() => {
    if (last.current === page) return;
    last.current = page;
    document.getElementById("content")?.focus({ preventScroll: true });
  }, [page]);
}

/** Takes the focus back to where it was, or to the page's content where that has gone or is just going. */
export function returnFocus(to: Element | null): void {
  if (to instanceof HTMLElement) to.focus({ preventScroll: true });
  queueMicrotask(() => {
    if (document.activeElement !== document.body) return;
    document.getElementById("content")?.focus({ preventScroll: true });
  });
}
