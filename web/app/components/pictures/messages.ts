import { catalogue } from "~/lib/i18n";

/** Messages on choosing a picture. */
export const picturesMessages = catalogue({
  en: () => import("~/locales/en/pictures"),
  fr: () => import("~/locales/fr/pictures"),
});
