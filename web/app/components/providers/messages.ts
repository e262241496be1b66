import { catalogue } from "~/lib/i18n";

export const providerMessages = catalogue({
  en: () => import("~/locales/en/provider"),
  fr: () => import("~/locales/fr/provider"),
});
