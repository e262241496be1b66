import { catalogue } from "~/lib/i18n";

/** The words of tags and notes, wherever they are put on something. */
export const annotationsWords = catalogue({
  en: () => import("~/locales/en/annotations"),
  fr: () => import("~/locales/fr/annotations"),
});
