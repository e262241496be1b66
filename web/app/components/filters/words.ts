import { catalogue } from "~/lib/i18n";

/** The words of the filter bar. */
export const filtersWords = catalogue({
  en: () => import("~/locales/en/filters"),
  fr: () => import("~/locales/fr/filters"),
});
