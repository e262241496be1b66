import { catalogue } from "~/lib/i18n";

/** Messages on events wherever they are shown. */
export const eventsMessages = catalogue({
  en: () => import("~/locales/en/events"),
  fr: () => import("~/locales/fr/events"),
});
