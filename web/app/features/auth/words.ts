import { catalogue } from "~/lib/i18n";

/** Those of the pages that mails about another address lead to. */
export const mailsWords = catalogue({
  en: () => import("~/locales/en/mails"),
  fr: () => import("~/locales/fr/mails"),
});
