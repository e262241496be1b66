import { catalogue } from "~/lib/i18n";

/** Messages of the forms in which users change what they are called. */
export const namesMessages = catalogue({
  en: () => import("~/locales/en/names"),
  fr: () => import("~/locales/fr/names"),
});
