import { catalogue } from "~/lib/i18n";

export const providerWords = catalogue({
  en: () => import("~/locales/en/provider"),
  fr: () => import("~/locales/fr/provider"),
});
