import { catalogue } from "~/lib/i18n";

export const personMessages = catalogue({
  en: () => import("~/locales/en/person"),
  fr: () => import("~/locales/fr/person"),
});
