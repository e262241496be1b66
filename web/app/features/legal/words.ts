import { catalogue } from "~/lib/i18n";

export const legalWords = catalogue({
  en: () => import("~/locales/en/legal"),
  fr: () => import("~/locales/fr/legal"),
});
