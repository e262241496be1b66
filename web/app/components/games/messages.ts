import { catalogue } from "~/lib/i18n";

/** Messages on games and sets in lists. */
export const gamesMessages = catalogue({
  en: () => import("~/locales/en/games"),
  fr: () => import("~/locales/fr/games"),
});

/** Messages of the pages of one game or one set. */
export const gamePagesMessages = catalogue({
  en: () => import("~/locales/en/gamePages"),
  fr: () => import("~/locales/fr/gamePages"),
});
