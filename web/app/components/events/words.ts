import { catalogue } from "~/lib/i18n";

/** The words on events wherever one meets them. */
export const eventsWords = catalogue({
  en: () => import("~/locales/en/events"),
  fr: () => import("~/locales/fr/events"),
});
