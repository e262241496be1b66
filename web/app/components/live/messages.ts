import { catalogue } from "~/lib/i18n";

/** Messages of what happened at a live table. */
export const tableLinesMessages = catalogue({
  en: () => import("~/locales/en/tableLines"),
  fr: () => import("~/locales/fr/tableLines"),
});

/** Messages of joining another player's table. */
export const joinTableMessages = catalogue({
  en: () => import("~/locales/en/joinTable"),
  fr: () => import("~/locales/fr/joinTable"),
});

/** Messages of people without an account at a live table. */
export const liveGuestMessages = catalogue({
  en: () => import("~/locales/en/liveGuest"),
  fr: () => import("~/locales/fr/liveGuest"),
});

/** Messages of a live table that only this device has. */
export const liveOfflineMessages = catalogue({
  en: () => import("~/locales/en/liveOffline"),
  fr: () => import("~/locales/fr/liveOffline"),
});

/** Messages at a live table and at its control desk. */
export const liveMessages = catalogue({
  en: () => import("~/locales/en/live"),
  fr: () => import("~/locales/fr/live"),
});

/** Messages of what opens over a live table, with those of the table. */
export const liveSheetsMessages = catalogue({
  en: () => import("~/locales/en/liveSheets"),
  fr: () => import("~/locales/fr/liveSheets"),
});
