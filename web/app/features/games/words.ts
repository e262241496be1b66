import { catalogue } from "~/lib/i18n";

/** The words of recording and correcting a game. */
export const recordWords = catalogue({
  en: () => import("~/locales/en/record"),
  fr: () => import("~/locales/fr/record"),
});

/** The words of the page that lists games. */
export const gameListsWords = catalogue({
  en: () => import("~/locales/en/gameLists"),
  fr: () => import("~/locales/fr/gameLists"),
});

/** The words of what is optional about a game, and of two who correct one at once. */
export const gameDetailsWords = catalogue({
  en: () => import("~/locales/en/gameDetails"),
  fr: () => import("~/locales/fr/gameDetails"),
});
