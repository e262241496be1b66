import { catalogue } from "~/lib/i18n";

/** The words on choosing a picture. */
export const picturesWords = catalogue({
  en: () => import("~/locales/en/pictures"),
  fr: () => import("~/locales/fr/pictures"),
});
