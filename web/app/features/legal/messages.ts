import { catalogue } from "~/lib/i18n";

export const legalMessages = catalogue({
  en: () => import("~/locales/en/legal"),
  fr: () => import("~/locales/fr/legal"),
});
