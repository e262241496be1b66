import { catalogue } from "~/lib/i18n";

export const profileWords = catalogue({
  en: () => import("~/locales/en/profile"),
  fr: () => import("~/locales/fr/profile"),
});
