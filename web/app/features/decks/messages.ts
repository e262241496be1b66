import { catalogue } from "~/lib/i18n";

/** Messages of the pages that list and show decks. */
export const deckPagesMessages = catalogue({
  en: () => import("~/locales/en/deckPages"),
  fr: () => import("~/locales/fr/deckPages"),
});

/** Messages on a deck's cards, fetched with them. */
export const deckCardsMessages = catalogue({
  en: () => import("~/locales/en/deckCards"),
  fr: () => import("~/locales/fr/deckCards"),
});

/** Messages of the form a deck is made and changed with. */
export const deckFormMessages = catalogue({
  en: () => import("~/locales/en/deckForm"),
  fr: () => import("~/locales/fr/deckForm"),
});

/** Messages on a deck's stats, fetched with them. */
export const deckStatsMessages = catalogue({
  en: () => import("~/locales/en/deckStats"),
  fr: () => import("~/locales/fr/deckStats"),
});

/** Messages on the versions of a deck's list, fetched with them. */
export const deckVersionsMessages = catalogue({
  en: () => import("~/locales/en/deckVersions"),
  fr: () => import("~/locales/fr/deckVersions"),
});
