import { catalogue } from "~/lib/i18n";

/** The words of what happened at a live table. */
export const tableLinesWords = catalogue({
  en: () => import("~/locales/en/tableLines"),
  fr: () => import("~/locales/fr/tableLines"),
});

/** The words of the way to somebody else's table. */
export const joinTableWords = catalogue({
  en: () => import("~/locales/en/joinTable"),
  fr: () => import("~/locales/fr/joinTable"),
});
