import { catalogue } from "~/lib/i18n";

/** The words on a deck's stats, fetched with them. */
export const deckStatsWords = catalogue({
  en: () => import("~/locales/en/deckStats"),
  fr: () => import("~/locales/fr/deckStats"),
});
