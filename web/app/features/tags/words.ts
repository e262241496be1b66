import { catalogue } from "~/lib/i18n";

export const tagsWords = catalogue({
  en: () => import("~/locales/en/tags"),
  fr: () => import("~/locales/fr/tags"),
});
