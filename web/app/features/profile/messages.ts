import { catalogue } from "~/lib/i18n";

export const profileMessages = catalogue({
  en: () => import("~/locales/en/profile"),
  fr: () => import("~/locales/fr/profile"),
});

/** The account's activity, fetched when it is opened. */
export const activityMessages = catalogue({
  en: () => import("~/locales/en/activity"),
  fr: () => import("~/locales/fr/activity"),
});

/** Messages of deleting the account. */
export const deleteAccountMessages = catalogue({
  en: () => import("~/locales/en/deleteAccount"),
  fr: () => import("~/locales/fr/deleteAccount"),
});

/** Messages of what this device is told of while the app is closed. */
export const pushMessages = catalogue({
  en: () => import("~/locales/en/push"),
  fr: () => import("~/locales/fr/push"),
});

export const streamingMessages = catalogue({
  en: () => import("~/locales/en/streaming"),
  fr: () => import("~/locales/fr/streaming"),
});

/** Messages of what opens the account, and where it is open. */
export const signInMessages = catalogue({
  en: () => import("~/locales/en/signIn"),
  fr: () => import("~/locales/fr/signIn"),
});
