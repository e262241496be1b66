import { catalogue } from "~/lib/i18n";

/** The words on choosing a format. */
export const formatsWords = catalogue({
  en: () => import("~/locales/en/formats"),
  fr: () => import("~/locales/fr/formats"),
});
