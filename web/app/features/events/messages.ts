import { catalogue } from "~/lib/i18n";

export const eventPagesMessages = catalogue({
  en: () => import("~/locales/en/eventPages"),
  fr: () => import("~/locales/fr/eventPages"),
});
