import { catalogue, useWords } from "~/lib/i18n";

export const homeWords = catalogue({
  en: () => import("~/locales/en/home"),
  fr: () => import("~/locales/fr/home"),
});

export const useHomeT = () => useWords(homeWords).t;
