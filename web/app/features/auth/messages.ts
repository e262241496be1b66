import { catalogue } from "~/lib/i18n";

/** Messages of the pages that mails about another address lead to. */
export const mailsMessages = catalogue({
  en: () => import("~/locales/en/mails"),
  fr: () => import("~/locales/fr/mails"),
});
