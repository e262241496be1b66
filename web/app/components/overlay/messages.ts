import { catalogue } from "~/lib/i18n";

/** In the language of the overlay's look, which need not be that of the page it stands on. */
export const overlayMessages = catalogue({
  en: () => import("~/locales/en/overlay"),
  fr: () => import("~/locales/fr/overlay"),
});

/** Messages of choosing how it looks. */
export const lookMessages = catalogue({
  en: () => import("~/locales/en/look"),
  fr: () => import("~/locales/fr/look"),
});
