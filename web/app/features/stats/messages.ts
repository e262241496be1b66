import { catalogue } from "~/lib/i18n";

export const ownStatsMessages = catalogue({
  en: () => import("~/locales/en/ownStats"),
  fr: () => import("~/locales/fr/ownStats"),
});
