import { barePath, langOf, localePath } from "./i18n/paths";

type Navigate = (to: string, options?: { replace?: boolean; state?: unknown }) => void;
let navigate: Navigate = (to) => location.assign(to);

/** The router lends its way of moving to code outside of components. */
export function connectNavigation(connected: Navigate): void {
  navigate = connected;
}

export const goTo: Navigate = (to, options) => navigate(to, options);

/** The navigation state of the app's "Sign out" links. Without it the sign-out page asks first: any site can link to it. */
export const signOutPressed = { signOut: true };

/** Prefixes that browsers, or code that strips a language or an escape, could read as another host. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: browsers skip them when they read an address
const leadsAway = /\/\/|\\|[\0-\x1f\x7f]|%(2f|5c|[01][\da-f]|7f)/i;

/** A path of this site, or null: `redirect` never leads away. The server's `SitePath` holds the same rule. */
export function safePath(wanted: string | null | undefined): string | null {
  if (!wanted?.startsWith("/") || leadsAway.test(wanted.split(/[?#]/)[0] as string)) return null;
  if (!URL.canParse(wanted, location.origin)) return null;
  const url = new URL(wanted, location.origin);
  return url.origin === location.origin ? url.pathname + url.search + url.hash : null;
}

/** Where `redirect` leads, in the language now in use. */
export function redirectTarget(search: string, pathname: string, otherwise = "/dashboard"): string {
  const wanted = safePath(new URLSearchParams(search).get("redirect"));
  if (!wanted) return localePath(langOf(pathname), otherwise);
  const url = new URL(wanted, location.origin);
  return localePath(langOf(pathname), barePath(url.pathname)) + url.search + url.hash;
}

/** `page` with the way back to `from`, in the language of `from`. */
export function withRedirect(page: string, from: string): string {
  const lang = langOf(from.split(/[?#]/)[0] as string);
  return `${localePath(lang, page)}?${new URLSearchParams({ redirect: from })}`;
}
