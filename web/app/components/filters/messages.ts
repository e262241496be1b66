import { catalogue } from "~/lib/i18n";

/** Messages of the filter bar. */
export const filtersMessages = catalogue({
  en: () => import("~/locales/en/filters"),
  fr: () => import("~/locales/fr/filters"),
});
