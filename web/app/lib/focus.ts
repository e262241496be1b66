import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { barePath } from "./i18n/paths";

/** The state of a navigation that only corrects the address of the page on show. */
export const samePage = { samePage: true };

/** A change of page takes the focus to its content; a change of language or of the address alone leaves it. */
export function useFocusOnNavigation(): void {
  const { pathname, state } = useLocation();
  const page = barePath(pathname);
  const last = useRef(page);
  useEffect(() => {
    if (last.current === page) return;
    last.current = page;
    if (state?.samePage) return;
    document.getElementById("content")?.focus({ preventScroll: true });
  }, [page, state]);
}

/** Takes the focus back to where it was, or to the page's content where that has gone or is just going. */
export function returnFocus(to: Element | null): void {
  if (to instanceof HTMLElement) to.focus({ preventScroll: true });
  queueMicrotask(() => {
    if (document.activeElement !== document.body) return;
    document.getElementById("content")?.focus({ preventScroll: true });
  });
}
