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

/** The words of the strip of figures, which comes after the page. */
export const dashboardFiguresWords = catalogue({
  en: () => import("~/locales/en/dashboardFigures"),
  fr: () => import("~/locales/fr/dashboardFigures"),
});
