import { catalogue } from "~/lib/i18n";

/** The words of the pages that list and show decks. */
export const deckPagesWords = catalogue({
  en: () => import("~/locales/en/deckPages"),
  fr: () => import("~/locales/fr/deckPages"),
});

/** The words on a deck's cards, fetched with them. */
export const deckCardsWords = catalogue({
  en: () => import("~/locales/en/deckCards"),
  fr: () => import("~/locales/fr/deckCards"),
});

/** The words of the form a deck is made and changed with. */
export const deckFormWords = catalogue({
  en: () => import("~/locales/en/deckForm"),
  fr: () => import("~/locales/fr/deckForm"),
});
