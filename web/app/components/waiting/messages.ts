import { catalogue } from "~/lib/i18n";

/** Messages of what waits on this device to be sent. */
export const waitingMessages = catalogue({
  en: () => import("~/locales/en/waiting"),
  fr: () => import("~/locales/fr/waiting"),
});
