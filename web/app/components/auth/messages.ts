import { catalogue } from "~/lib/i18n";

export const authMessages = catalogue({
  en: () => import("~/locales/en/auth"),
  fr: () => import("~/locales/fr/auth"),
});
