import { catalogue } from "~/lib/i18n";

export const dashboardWords = catalogue({
  en: () => import("~/locales/en/dashboard"),
  fr: () => import("~/locales/fr/dashboard"),
});
