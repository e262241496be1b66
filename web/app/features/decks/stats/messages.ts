import { catalogue } from "~/lib/i18n";

/** Messages on a deck's stats, fetched with them. */
export const deckStatsMessages = catalogue({
  en: () => import("~/locales/en/deckStats"),
  fr: () => import("~/locales/fr/deckStats"),
});
