import { catalogue } from "~/lib/i18n";

/** Messages of how a live game went. */
export const gameLiveMessages = catalogue({
  en: () => import("~/locales/en/gameLive"),
  fr: () => import("~/locales/fr/gameLive"),
});
