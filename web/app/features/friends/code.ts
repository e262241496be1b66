/** What people mix up when they copy a code by hand. */
const alike: Record<string, string> = { O: "0", I: "1", L: "1" };

/** A code as the server keeps it, or null if the text is not a complete code. */
export function readCode(text: string): string | null {
  const typed = text.toUpperCase().replace(/[\s-]/g, "");
  const code = typed.replace(/[OIL]/g, (letter) => alike[letter] ?? letter);
  return /^[0-9A-HJKMNP-TV-Z]{8}$/.test(code) ? code : null;
}

/** As it is shown to people. */
export const shownCode = (code: string): string => `${code.slice(0, 4)}-${code.slice(4)}`;

/** Where a scanned text leads: a friend's code, a page of this site, or nowhere we know. */
export type Scanned = { code: string } | { path: string } | null;

/** Pages of this site that are shown to cameras, each with its own way of going on. */
const opened = /^(\/fr)?\/(join|claim|live|mobile\/event)\//;

export function readScanned(text: string, origin: string): Scanned {
  if (!URL.canParse(text)) {
    const code = readCode(text);
    return code ? { code } : null;
  }
  const url = new URL(text);
  if (url.origin !== origin) return null;
  const code = readCode(url.searchParams.get("code") ?? "");
  if (code && /^(\/fr)?\/friends\/add$/.test(url.pathname)) return { code };
  return opened.test(url.pathname) ? { path: url.pathname + url.search } : null;
}
