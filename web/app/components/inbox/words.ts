import { catalogue } from "~/lib/i18n";

export const inboxWords = catalogue({
  en: () => import("~/locales/en/inbox"),
  fr: () => import("~/locales/fr/inbox"),
});
