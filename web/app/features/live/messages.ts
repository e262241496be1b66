import { catalogue } from "~/lib/i18n";

/** Messages of setting up a live table. */
export const liveSetupMessages = catalogue({
  en: () => import("~/locales/en/liveSetup"),
  fr: () => import("~/locales/fr/liveSetup"),
});

/** Messages of what screen readers say at a live table. */
export const liveSpokenMessages = catalogue({
  en: () => import("~/locales/en/liveSpoken"),
  fr: () => import("~/locales/fr/liveSpoken"),
});
