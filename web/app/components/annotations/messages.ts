import { catalogue } from "~/lib/i18n";

/** Messages of tags and notes, wherever they are put on something. */
export const annotationsMessages = catalogue({
  en: () => import("~/locales/en/annotations"),
  fr: () => import("~/locales/fr/annotations"),
});
