import { catalogue } from "~/lib/i18n";

export const dashboardMessages = catalogue({
  en: () => import("~/locales/en/dashboard"),
  fr: () => import("~/locales/fr/dashboard"),
});

/** Messages of live tables to return to or to join. */
export const dashboardLiveMessages = catalogue({
  en: () => import("~/locales/en/dashboardLive"),
  fr: () => import("~/locales/fr/dashboardLive"),
});

/** Messages of the strip of stats, which comes after the page. */
export const dashboardStatsMessages = catalogue({
  en: () => import("~/locales/en/dashboardStats"),
  fr: () => import("~/locales/fr/dashboardStats"),
});

/** Messages of the invitation to install the app. */
export const installMessages = catalogue({
  en: () => import("~/locales/en/install"),
  fr: () => import("~/locales/fr/install"),
});
