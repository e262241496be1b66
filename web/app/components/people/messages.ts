import { catalogue } from "~/lib/i18n";

/** Messages on people wherever they are shown. */
export const peopleMessages = catalogue({
  en: () => import("~/locales/en/people"),
  fr: () => import("~/locales/fr/people"),
});
