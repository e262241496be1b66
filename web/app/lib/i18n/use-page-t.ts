import { useLoaderData } from "react-router";
import { useTranslation } from "./context";
import { createT, type Translate } from "./translate";

/** A prerendered page's own messages, as `pageMessages` put them into its payload file. */
export function usePageT<T extends object>(): Translate<T> {
  const { lang } = useTranslation();
  return createT(lang, useLoaderData() as T);
}
