import { type Lang, localePath } from "~/lib/i18n/paths";
import type { Provider } from "~/lib/identity/accounts";
import { type RouteName, type RouteRow, routeTable } from "~/route-table";

/** A page, and the address it was found at. */
interface Address {
  row: RouteRow<RouteName>;
  /** The page's pattern, in the language of the address. */
  pattern: string;
  /** The canonical spelling of the address: lowercase, single slashes, none at the end. */
  path: string;
}

export const isProvider = (word: unknown): word is Provider =>
  word === "google" || word === "apple";

const segmentsOf = (path: string): string[] => path.split("/").filter(Boolean);

/** Whether a segment keeps its case: two ids, codes or names may differ by case alone. */
const isCaseSensitive = (pattern: string): boolean =>
  pattern.startsWith(":") && pattern !== ":provider";

function segmentMatches(pattern: string, segment = ""): boolean {
  if (!segment) return pattern.endsWith("?");
  if (pattern === ":provider") return isProvider(segment.toLowerCase());
  return isCaseSensitive(pattern) || segment.toLowerCase() === pattern;
}

/**
 * The page at an address, or null if no page is there. The server has the same rule (server/api/src/web/head.rs); the
 * tests of both read contract/addresses.json.
 */
export function readAddress(pathname: string): Address | null {
  const all = segmentsOf(pathname);
  const lang: Lang = all[0]?.toLowerCase() === "fr" ? "fr" : "en";
  const segments = all.slice(lang === "fr" ? 1 : 0);
  for (const row of routeTable) {
    const patterns = segmentsOf(row.path);
    if (segments.length > patterns.length) continue;
    if (!patterns.every((pattern, at) => segmentMatches(pattern, segments[at]))) continue;
    const canonical = segments.map((segment, at) =>
      isCaseSensitive(`${patterns[at]}`) ? segment : segment.toLowerCase(),
    );
    return {
      row,
      pattern: localePath(lang, row.path),
      path: localePath(lang, `/${canonical.join("/")}`),
    };
  }
  return null;
}

/** The canonical spelling of a page's address; an address without a page is returned unchanged. */
export const canonicalPath = (pathname: string): string => readAddress(pathname)?.path ?? pathname;
