import { catalogue } from "~/lib/i18n";

/** Messages on groups wherever they are shown. */
export const groupsMessages = catalogue({
  en: () => import("~/locales/en/groups"),
  fr: () => import("~/locales/fr/groups"),
});
