import { catalogue } from "~/lib/i18n";

export const dashboardWords = catalogue({
  en: () => import("~/locales/en/dashboard"),
  fr: () => import("~/locales/fr/dashboard"),
});

/** The words of live tables to return to or to join. */
export const dashboardLiveWords = catalogue({
  en: () => import("~/locales/en/dashboardLive"),
  fr: () => import("~/locales/fr/dashboardLive"),
});

/** The words of the strip of stats, which comes after the page. */
export const dashboardStatsWords = catalogue({
  en: () => import("~/locales/en/dashboardStats"),
  fr: () => import("~/locales/fr/dashboardStats"),
});
