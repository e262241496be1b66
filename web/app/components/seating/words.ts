import { catalogue } from "~/lib/i18n";

/** The words of who sits at a table, with which deck. */
export const seatingWords = catalogue({
  en: () => import("~/locales/en/seating"),
  fr: () => import("~/locales/fr/seating"),
});
