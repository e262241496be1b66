import { catalogue } from "~/lib/i18n";

export const inboxMessages = catalogue({
  en: () => import("~/locales/en/inbox"),
  fr: () => import("~/locales/fr/inbox"),
});
