import { catalogue } from "~/lib/i18n";

/** Messages of the list of groups, of a new one, and of a group's page itself. */
export const playgroupsMessages = catalogue({
  en: () => import("~/locales/en/playgroups"),
  fr: () => import("~/locales/fr/playgroups"),
});

/** Messages of the parts of a group's page, fetched with them. */
export const playgroupPartsMessages = catalogue({
  en: () => import("~/locales/en/playgroupParts"),
  fr: () => import("~/locales/fr/playgroupParts"),
});

/** Messages of tonight's pods. */
export const podsMessages = catalogue({
  en: () => import("~/locales/en/pods"),
  fr: () => import("~/locales/fr/pods"),
});

/** Messages of a group's stats. */
export const groupStatsMessages = catalogue({
  en: () => import("~/locales/en/groupStats"),
  fr: () => import("~/locales/fr/groupStats"),
});

/** Messages of what a group's page opens on. */
export const groupStoryMessages = catalogue({
  en: () => import("~/locales/en/groupStory"),
  fr: () => import("~/locales/fr/groupStory"),
});
