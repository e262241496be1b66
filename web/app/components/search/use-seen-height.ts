import { useSyncExternalStore } from "react";

function subscribe(listener: () => void) {
  const { visualViewport } = window;
  visualViewport?.addEventListener("resize", listener);
  return () => visualViewport?.removeEventListener("resize", listener);
}

/** The height that a phone's keyboard leaves, in CSS: it lies over the page, whose own heights do not know of it. */
export function useSeenHeight(): string {
  const height = useSyncExternalStore(subscribe, () => window.visualViewport?.height);
  return height === undefined ? "100dvh" : `${height}px`;
}
