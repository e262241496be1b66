import { type Lang, localePath } from "~/lib/i18n/paths";
import type { Provider } from "~/lib/identity/accounts";
import { type RouteName, type RouteRow, routeTable } from "~/route-table";

/** A page and its address. */
interface Address {
  row: RouteRow<RouteName>;
  /** The page's pattern, in the language of the address. */
  pattern: string;
  /** The address in its one right spelling: small letters, single slashes, none at the end. */
  path: string;
}

export const isProvider = (word: unknown): word is Provider =>
  word === "google" || word === "apple";

const partsOf = (path: string): string[] => path.split("/").filter(Boolean);

/** Ids, codes and names are kept as they are, because two of them may differ by case. */
const isKept = (word: string): boolean => word.startsWith(":") && word !== ":provider";

function fits(word: string, part = ""): boolean {
  if (!part) return word.endsWith("?");
  if (word === ":provider") return isProvider(part.toLowerCase());
  return isKept(word) || part.toLowerCase() === word;
}

/**
 * The page at an address, or null if no page is there. The server has the same rule (server/api/src/web/head.rs), and
 * contract/addresses.json holds both to it.
 */
export function readAddress(pathname: string): Address | null {
  const all = partsOf(pathname);
  const lang: Lang = all[0]?.toLowerCase() === "fr" ? "fr" : "en";
  const parts = all.slice(lang === "fr" ? 1 : 0);
  for (const row of routeTable) {
    const words = partsOf(row.path);
    if (parts.length > words.length || !words.every((word, at) => fits(word, parts[at]))) continue;
    const right = parts.map((part, at) => (isKept(`${words[at]}`) ? part : part.toLowerCase()));
    return {
      row,
      pattern: localePath(lang, row.path),
      path: localePath(lang, `/${right.join("/")}`),
    };
  }
  return null;
}

/** The right spelling of a page's address; an address without a page stays as it is. */
export const rightPath = (pathname: string): string => readAddress(pathname)?.path ?? pathname;
