import { catalogue } from "~/lib/i18n";

/** Messages of two people head to head. */
export const versusMessages = catalogue({
  en: () => import("~/locales/en/versus"),
  fr: () => import("~/locales/fr/versus"),
});
