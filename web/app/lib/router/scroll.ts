import { useEffect, useLayoutEffect } from "react";
import type { Location } from "react-router";

const storageKey = "scroll-positions";

let positions: Record<string, number> | undefined;

/** How far each entry of the history was scrolled, by its key; a page loaded anew finds it again. */
function saved(): Record<string, number> {
  positions ??= JSON.parse(sessionStorage.getItem(storageKey) ?? "{}") as Record<string, number>;
  return positions;
}

export function saveScroll(key: string): void {
  saved()[key] = scrollY;
}

const targetOf = (hash: string) =>
  hash && document.getElementById(decodeURIComponent(hash.slice(1)));

/** Back and forward return to where a page was scrolled; a new page starts at its top or at its hash. */
export function useScroll({ key, hash }: Location, keepScroll: boolean): void {
  useEffect(() => {
    history.scrollRestoration = "manual";
    const onHide = () => {
      saveScroll(history.state?.key);
      sessionStorage.setItem(storageKey, JSON.stringify(saved()));
      // A reload is the browser's: it knows the position before our scripts run.
      history.scrollRestoration = "auto";
    };
    addEventListener("pagehide", onHide);
    return () => removeEventListener("pagehide", onHide);
  }, []);
  useLayoutEffect(() => {
    const position = saved()[key];
    const target = targetOf(hash);
    if (position !== undefined) scrollTo(0, position);
    else if (target) target.scrollIntoView();
    else if (!keepScroll) scrollTo(0, 0);
  }, [key, hash, keepScroll]);
}
