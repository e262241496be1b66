import { catalogue } from "~/lib/i18n";

export const joinMessages = catalogue({
  en: () => import("~/locales/en/join"),
  fr: () => import("~/locales/fr/join"),
});
