import { catalogue } from "~/lib/i18n";

/** The words of games, fetched with the pages that show them. */
export const gamesWords = catalogue({
  en: () => import("~/locales/en/games"),
  fr: () => import("~/locales/fr/games"),
});
