import { catalogue } from "~/lib/i18n";

/** Messages of stats wherever they are shown. */
export const statsMessages = catalogue({
  en: () => import("~/locales/en/stats"),
  fr: () => import("~/locales/fr/stats"),
});

/** Messages of two people head to head. */
export const versusMessages = catalogue({
  en: () => import("~/locales/en/versus"),
  fr: () => import("~/locales/fr/versus"),
});
