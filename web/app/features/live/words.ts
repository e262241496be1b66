import { catalogue } from "~/lib/i18n";

/** The words at a live table. */
export const liveWords = catalogue({
  en: () => import("~/locales/en/live"),
  fr: () => import("~/locales/fr/live"),
});

/** The words of setting one up. */
export const liveSetupWords = catalogue({
  en: () => import("~/locales/en/liveSetup"),
  fr: () => import("~/locales/fr/liveSetup"),
});
