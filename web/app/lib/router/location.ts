import type { Location } from "react-router";
import { canonicalPath } from "~/lib/address";

/** What an entry of the browser's history holds: a location's key and the state it was given. */
interface Entry {
  key?: string;
  usr?: unknown;
}

export const newKey = (): string => Math.random().toString(36).slice(2, 10);

/** Replaces the address by its canonical spelling, as the server does by a redirect. */
export function correctAddress(): void {
  const { pathname, search, hash } = window.location;
  const canonical = canonicalPath(pathname);
  if (canonical !== pathname) history.replaceState(history.state, "", canonical + search + hash);
}

/** Where the browser is; an entry that the browser made by itself gets a key. */
export function currentLocation(): Location {
  correctAddress();
  const { pathname, search, hash } = window.location;
  const { key = newKey(), usr = null } = (history.state ?? {}) as Entry;
  history.replaceState({ ...history.state, key }, "");
  return { pathname, search, hash, state: usr, key };
}
