import { catalogue } from "~/lib/i18n";

export const streamMessages = catalogue({
  en: () => import("~/locales/en/stream"),
  fr: () => import("~/locales/fr/stream"),
});
