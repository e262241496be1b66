import { catalogue } from "~/lib/i18n";

export const eventPagesWords = catalogue({
  en: () => import("~/locales/en/eventPages"),
  fr: () => import("~/locales/fr/eventPages"),
});
