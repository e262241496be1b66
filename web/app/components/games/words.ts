import { catalogue } from "~/lib/i18n";

/** The words on games and sets in lists. */
export const gamesWords = catalogue({
  en: () => import("~/locales/en/games"),
  fr: () => import("~/locales/fr/games"),
});

/** The words of the pages of one game or one set. */
export const gamePagesWords = catalogue({
  en: () => import("~/locales/en/gamePages"),
  fr: () => import("~/locales/fr/gamePages"),
});
