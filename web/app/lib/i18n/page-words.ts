import { useLoaderData } from "react-router";
import { useTranslation } from "./context";
import { type Lang, langOf } from "./paths";
import { createT, type Translate } from "./translate";

/**
 * The words of a prerendered page travel in that page's payload file, not in the catalogue that
 * every page loads. Call this in the page's `loader`, and `usePageT` in the page.
 */
export async function pageWords<T>(
  request: Request,
  modules: Record<Lang, () => Promise<{ default: unknown }>> & {
    en: () => Promise<{ default: T }>;
  },
): Promise<T> {
  const words = await modules[langOf(new URL(request.url).pathname)]();
  return words.default as T;
}

export function usePageT<T extends object>(): Translate<T> {
  const { lang } = useTranslation();
  return createT(lang, useLoaderData() as T);
}
