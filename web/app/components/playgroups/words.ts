import { catalogue } from "~/lib/i18n";

/** The words on groups wherever one meets them. */
export const groupsWords = catalogue({
  en: () => import("~/locales/en/groups"),
  fr: () => import("~/locales/fr/groups"),
});
