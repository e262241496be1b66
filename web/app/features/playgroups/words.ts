import { catalogue } from "~/lib/i18n";

/** The words of the list of groups, of a new one, and of a group's page itself. */
export const playgroupsWords = catalogue({
  en: () => import("~/locales/en/playgroups"),
  fr: () => import("~/locales/fr/playgroups"),
});

/** The words of the parts of a group's page, fetched with them. */
export const playgroupPartsWords = catalogue({
  en: () => import("~/locales/en/playgroupParts"),
  fr: () => import("~/locales/fr/playgroupParts"),
});

/** The words of tonight's pods. */
export const podsWords = catalogue({
  en: () => import("~/locales/en/pods"),
  fr: () => import("~/locales/fr/pods"),
});

/** The words of a group's stats. */
export const groupStatsWords = catalogue({
  en: () => import("~/locales/en/groupStats"),
  fr: () => import("~/locales/fr/groupStats"),
});
