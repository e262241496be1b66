import { catalogue } from "~/lib/i18n";

export const statsAnswersMessages = catalogue({
  en: () => import("~/locales/en/statsAnswers"),
  fr: () => import("~/locales/fr/statsAnswers"),
});
