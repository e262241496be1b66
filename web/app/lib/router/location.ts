import type { Location } from "react-router";

/** What an entry of the browser's history holds: a location's key and the state it was given. */
interface Entry {
  key?: string;
  usr?: unknown;
}

export const newKey = (): string => Math.random().toString(36).slice(2, 10);

/** Where the browser is; an entry that the browser made by itself gets a key. */
export function currentLocation(): Location {
  const { pathname, search, hash } = window.location;
  const { key = newKey(), usr = null } = (history.state ?? {}) as Entry;
  history.replaceState({ ...history.state, key }, "");
  return { pathname, search, hash, state: usr, key };
}
