import { catalogue } from "~/lib/i18n";

/** Messages of recording and correcting a game. */
export const recordMessages = catalogue({
  en: () => import("~/locales/en/record"),
  fr: () => import("~/locales/fr/record"),
});

/** Messages of the page that lists games. */
export const gameListsMessages = catalogue({
  en: () => import("~/locales/en/gameLists"),
  fr: () => import("~/locales/fr/gameLists"),
});

/** Messages of what is optional about a game, and of two who correct one at once. */
export const gameDetailsMessages = catalogue({
  en: () => import("~/locales/en/gameDetails"),
  fr: () => import("~/locales/fr/gameDetails"),
});

/** Messages of how a live game went. */
export const gameLiveMessages = catalogue({
  en: () => import("~/locales/en/gameLive"),
  fr: () => import("~/locales/fr/gameLive"),
});
