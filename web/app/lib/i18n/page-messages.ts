import { pageTitle } from "~/lib/page-title";
import { routeTable } from "~/route-table";
import { barePath, type Lang, langOf } from "./paths";

/** A page's own messages, and those for its head. */
export type PageMessages<T> = T & { head: { title: string; description: string } };

const meta = {
  en: () => import("~/locales/en/meta"),
  fr: () => import("~/locales/fr/meta"),
};

/**
 * The messages of a prerendered page travel in that page's payload file, not in the catalogues that
 * every page loads. Call this in the page's `loader`, and `usePageT` in the page.
 */
export async function pageMessages<T>(
  request: Request,
  modules: Record<Lang, () => Promise<{ default: unknown }>> & {
    en: () => Promise<{ default: T }>;
  },
): Promise<PageMessages<T>> {
  const { pathname } = new URL(request.url);
  const lang = langOf(pathname);
  const row = routeTable.find(({ path }) => path === barePath(pathname));
  if (!row) throw new Error(`no route for ${pathname}`);
  const [messages, { default: heads }] = await Promise.all([modules[lang](), meta[lang]()]);
  const { title, description } = heads[row.name];
  return { ...(messages.default as T), head: { title: pageTitle(title), description } };
}
