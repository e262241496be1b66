import { catalogue, useMessages } from "~/lib/i18n";

export const homeMessages = catalogue({
  en: () => import("~/locales/en/home"),
  fr: () => import("~/locales/fr/home"),
});

export const useHomeT = () => useMessages(homeMessages).t;
