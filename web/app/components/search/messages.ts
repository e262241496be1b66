import { catalogue } from "~/lib/i18n";

/** Messages of the search for everything. */
export const searchMessages = catalogue({
  en: () => import("~/locales/en/search"),
  fr: () => import("~/locales/fr/search"),
});
