import { catalogue } from "~/lib/i18n";

export const profileWords = catalogue({
  en: () => import("~/locales/en/profile"),
  fr: () => import("~/locales/fr/profile"),
});

/** The account's activity, fetched when it is opened. */
export const activityWords = catalogue({
  en: () => import("~/locales/en/activity"),
  fr: () => import("~/locales/fr/activity"),
});

/** Those of leaving for good. */
export const deleteWords = catalogue({
  en: () => import("~/locales/en/deleteAccount"),
  fr: () => import("~/locales/fr/deleteAccount"),
});

export const streamingWords = catalogue({
  en: () => import("~/locales/en/streaming"),
  fr: () => import("~/locales/fr/streaming"),
});

/** Those of what opens the account, and where it is open. */
export const signInWords = catalogue({
  en: () => import("~/locales/en/signIn"),
  fr: () => import("~/locales/fr/signIn"),
});
