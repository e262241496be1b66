import { pageMessages } from "~/lib/i18n";

/** Both languages' long texts; each page's loader keeps the part it shows. */
export const legalMessages = (request: Request) =>
  pageMessages(request, {
    en: () => import("~/locales/en/legal"),
    fr: () => import("~/locales/fr/legal"),
  });
