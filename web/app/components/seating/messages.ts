import { catalogue } from "~/lib/i18n";

/** Messages of who sits at a table, with which deck. */
export const seatingMessages = catalogue({
  en: () => import("~/locales/en/seating"),
  fr: () => import("~/locales/fr/seating"),
});
