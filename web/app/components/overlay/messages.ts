import { catalogue } from "~/lib/i18n";

/** Loaded in the language of the overlay's look, which can differ from the page's. */
export const overlayMessages = catalogue({
  en: () => import("~/locales/en/overlay"),
  fr: () => import("~/locales/fr/overlay"),
});

/** Messages of choosing how it looks. */
export const lookMessages = catalogue({
  en: () => import("~/locales/en/look"),
  fr: () => import("~/locales/fr/look"),
});
