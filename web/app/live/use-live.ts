import { useSyncExternalStore } from "react";
import type { LiveStore, LiveView } from "./view";

/** The view of a table as it is now. */
export const useLive = (store: LiveStore): LiveView =>
  useSyncExternalStore(store.subscribe, store.get, store.get);
