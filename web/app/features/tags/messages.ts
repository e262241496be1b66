import { catalogue } from "~/lib/i18n";

export const tagsMessages = catalogue({
  en: () => import("~/locales/en/tags"),
  fr: () => import("~/locales/fr/tags"),
});
