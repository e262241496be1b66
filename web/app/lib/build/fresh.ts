import { useEffect } from "react";
import { createPath } from "react-router";
import { barePath } from "~/lib/i18n/paths";
import { usePendingLocation } from "~/lib/router/page-router";
import { hasNewBuild } from "./newer";
import { reloadOnce, setHeading } from "./reload";

/** Whether it is the address of a table, which is not interrupted. */
const isTable = (pathname: string) => /^\/live\/(?!new$)/.test(barePath(pathname));

/** A navigation while a newer build waits loads the page from the server, but not within a live table. */
export function useFreshBuild(): void {
  const next = usePendingLocation();
  useEffect(() => {
    setHeading(next && new URL(createPath(next), location.origin).href);
    const inPlay = next && isTable(next.pathname) && isTable(location.pathname);
    if (next && !inPlay && hasNewBuild()) reloadOnce();
  }, [next]);
}
