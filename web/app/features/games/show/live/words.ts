import { catalogue } from "~/lib/i18n";

/** The words of how a live game went. */
export const gameLiveWords = catalogue({
  en: () => import("~/locales/en/gameLive"),
  fr: () => import("~/locales/fr/gameLive"),
});
