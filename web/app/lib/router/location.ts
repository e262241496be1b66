import type { Location } from "react-router";
import { rightPath } from "~/lib/address";

/** What an entry of the browser's history holds: a location's key and the state it was given. */
interface Entry {
  key?: string;
  usr?: unknown;
}

export const newKey = (): string => Math.random().toString(36).slice(2, 10);

/** Gives a page's address its right spelling, as the server does before it answers. */
export function correctAddress(): void {
  const { pathname, search, hash } = window.location;
  const right = rightPath(pathname);
  if (right !== pathname) history.replaceState(history.state, "", right + search + hash);
}

/** Where the browser is; an entry that the browser made by itself gets a key. */
export function currentLocation(): Location {
  correctAddress();
  const { pathname, search, hash } = window.location;
  const { key = newKey(), usr = null } = (history.state ?? {}) as Entry;
  history.replaceState({ ...history.state, key }, "");
  return { pathname, search, hash, state: usr, key };
}
