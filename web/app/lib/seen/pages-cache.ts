/** Pages as last seen: the page writes them (pages.ts), the service worker reads them (worker/seen.ts). */
export const pagesCache = "seen-pages";
