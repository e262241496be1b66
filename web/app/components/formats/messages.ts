import { catalogue } from "~/lib/i18n";

/** Messages on choosing a format. */
export const formatsMessages = catalogue({
  en: () => import("~/locales/en/formats"),
  fr: () => import("~/locales/fr/formats"),
});
