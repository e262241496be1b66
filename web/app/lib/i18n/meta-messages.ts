import { catalogue } from "./catalogue";

/** Titles and descriptions of all pages. What a page shows does not wait for them. */
export const metaMessages = catalogue({
  en: () => import("~/locales/en/meta"),
  fr: () => import("~/locales/fr/meta"),
});
