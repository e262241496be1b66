import { catalogue } from "~/lib/i18n";

/** Messages at a live table. */
export const liveMessages = catalogue({
  en: () => import("~/locales/en/live"),
  fr: () => import("~/locales/fr/live"),
});

/** Messages of setting one up. */
export const liveSetupMessages = catalogue({
  en: () => import("~/locales/en/liveSetup"),
  fr: () => import("~/locales/fr/liveSetup"),
});
