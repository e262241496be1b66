import { catalogue } from "~/lib/i18n";

export const friendsMessages = catalogue({
  en: () => import("~/locales/en/friends"),
  fr: () => import("~/locales/fr/friends"),
});
