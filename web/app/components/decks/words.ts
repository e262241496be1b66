import { catalogue } from "~/lib/i18n";

/** The words on a deck wherever one is shown; the decks' own pages have more of their own. */
export const decksWords = catalogue({
  en: () => import("~/locales/en/decks"),
  fr: () => import("~/locales/fr/decks"),
});
