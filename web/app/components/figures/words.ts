import { catalogue } from "~/lib/i18n";

/** The words of figures wherever they are shown. */
export const figuresWords = catalogue({
  en: () => import("~/locales/en/figures"),
  fr: () => import("~/locales/fr/figures"),
});
