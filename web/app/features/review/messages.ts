import { catalogue } from "~/lib/i18n";

export const reviewMessages = catalogue({
  en: () => import("~/locales/en/review"),
  fr: () => import("~/locales/fr/review"),
});
