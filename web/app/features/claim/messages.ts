import { catalogue } from "~/lib/i18n";

export const claimMessages = catalogue({
  en: () => import("~/locales/en/claim"),
  fr: () => import("~/locales/fr/claim"),
});
