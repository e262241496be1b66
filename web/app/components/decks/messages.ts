import { catalogue } from "~/lib/i18n";

/** Messages on a deck wherever it is shown; the decks' own pages have more of their own. */
export const decksMessages = catalogue({
  en: () => import("~/locales/en/decks"),
  fr: () => import("~/locales/fr/decks"),
});
