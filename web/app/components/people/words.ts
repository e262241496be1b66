import { catalogue } from "~/lib/i18n";

/** The words on people wherever one meets them. */
export const peopleWords = catalogue({
  en: () => import("~/locales/en/people"),
  fr: () => import("~/locales/fr/people"),
});
