import { catalogue } from "~/lib/i18n";

export const streamWords = catalogue({
  en: () => import("~/locales/en/stream"),
  fr: () => import("~/locales/fr/stream"),
});

/** The same words for the same things as on the table itself. */
export const liveWords = catalogue({
  en: () => import("~/locales/en/live"),
  fr: () => import("~/locales/fr/live"),
});
