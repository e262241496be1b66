import { catalogue } from "~/lib/i18n";

/** The words on a deck's figures, fetched with them. */
export const deckFiguresWords = catalogue({
  en: () => import("~/locales/en/deckFigures"),
  fr: () => import("~/locales/fr/deckFigures"),
});
