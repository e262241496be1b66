import { useEffect } from "react";
import { createPath, useNavigation } from "react-router";
import { reloadOnce, setHeading } from "./reload";
import { hasNewBuild } from "./watch";

/** A navigation while a newer build waits loads the page from the server. */
export function useFreshBuild(): void {
  const { location: next } = useNavigation();
  useEffect(() => {
    setHeading(next && new URL(createPath(next), location.origin).href);
    if (next && hasNewBuild()) reloadOnce();
  }, [next]);
}
