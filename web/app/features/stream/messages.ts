import { catalogue } from "~/lib/i18n";

export const streamMessages = catalogue({
  en: () => import("~/locales/en/stream"),
  fr: () => import("~/locales/fr/stream"),
});

/** The same words for the same things as on the table itself. */
export const liveMessages = catalogue({
  en: () => import("~/locales/en/live"),
  fr: () => import("~/locales/fr/live"),
});
