import { catalogue } from "~/lib/i18n";

/** The words of recording and correcting a game. */
export const recordWords = catalogue({
  en: () => import("~/locales/en/record"),
  fr: () => import("~/locales/fr/record"),
});
