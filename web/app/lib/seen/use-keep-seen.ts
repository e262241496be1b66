import { useEffect } from "react";
import { ahead, whenIdle } from "~/lib/on-demand";
import { listsName, useShows } from "./shown";

const bringQueries = ahead(() => import("./queries"));

/** Keeps on this device what the app's pages read, once the page is idle. */
export function useKeepSeen(): void {
  useShows(listsName);
  useEffect(() => {
    if (!("indexedDB" in globalThis)) return;
    return whenIdle(() => {
      bringQueries()
        .then(({ keepQueries }) => keepQueries())
        // Without storage the app still works while there is a network.
        .catch((error) => console.error("Failed to keep what was seen", error));
    });
  }, []);
}
