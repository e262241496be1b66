import { useEffect } from "react";
import { createPath } from "react-router";
import { usePendingLocation } from "~/lib/router/page-router";
import { reloadOnce, setHeading } from "./reload";
import { hasNewBuild } from "./watch";

/** A navigation while a newer build waits loads the page from the server. */
export function useFreshBuild(): void {
  const next = usePendingLocation();
  useEffect(() => {
    setHeading(next && new URL(createPath(next), location.origin).href);
    if (next && hasNewBuild()) reloadOnce();
  }, [next]);
}
