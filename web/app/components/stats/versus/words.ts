import { catalogue } from "~/lib/i18n";

/** The words of two people head to head. */
export const versusWords = catalogue({
  en: () => import("~/locales/en/versus"),
  fr: () => import("~/locales/fr/versus"),
});
