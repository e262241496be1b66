import { catalogue } from "~/lib/i18n";

export const waitingWords = catalogue({
  en: () => import("~/locales/en/waiting"),
  fr: () => import("~/locales/fr/waiting"),
});
