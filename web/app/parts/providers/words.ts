import { catalogue } from "~/lib/i18n";

export const providerWords = catalogue({
  en: () => import("~/locales/en/providers"),
  fr: () => import("~/locales/fr/providers"),
});
