import { catalogue } from "~/lib/i18n";

export const recapMessages = catalogue({
  en: () => import("~/locales/en/recap"),
  fr: () => import("~/locales/fr/recap"),
});
