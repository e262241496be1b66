import { catalogue } from "~/lib/i18n";

/** The words of stats wherever they are shown. */
export const statsWords = catalogue({
  en: () => import("~/locales/en/stats"),
  fr: () => import("~/locales/fr/stats"),
});
