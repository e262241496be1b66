import { barePath } from "./i18n/paths";
import { redirectTarget, withRedirect } from "./navigation";

export interface Visit {
  pathname: string;
  search: string;
  signedIn: boolean;
  /** Signed up, but the email is not verified yet. */
  unverified: boolean;
}

/** Signed-out visitors never pass these, whether or not the page exists. */
const closedPrefixes = ["/dashboard", "/profile", "/decks", "/playgroups"];

const auth = ({ pathname, search, signedIn, unverified }: Visit) =>
  signedIn ? null : withRedirect(unverified ? "/verify-email" : "/login", pathname + search);

const guest = ({ pathname, search, signedIn }: Visit) =>
  signedIn ? redirectTarget(search, pathname) : null;

const none = () => null;

const guards: Record<string, (visit: Visit) => string | null> = { auth, guest, none };

export function guardNamed(name: string) {
  const guard = Object.hasOwn(guards, name) ? guards[name] : undefined;
  if (!guard) throw new Error(`Unknown route guard: ${name}`);
  return guard;
}

/** Where a visit must go instead, or null where it may stay. */
export function guardTarget(name: string, visit: Visit): string | null {
  const closed = closedPrefixes.some((prefix) => barePath(visit.pathname).startsWith(prefix));
  return guardNamed(closed ? "auth" : name)(visit);
}
