import { catalogue } from "~/lib/i18n";

/** Messages of setting up a live table. */
export const liveSetupMessages = catalogue({
  en: () => import("~/locales/en/liveSetup"),
  fr: () => import("~/locales/fr/liveSetup"),
});
