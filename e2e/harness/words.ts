import { createT, type Translate } from "../../web/app/lib/i18n/translate.ts";
import enAnnotations from "../../web/app/locales/en/annotations.ts";
import enAuth from "../../web/app/locales/en/auth.ts";
import enClaim from "../../web/app/locales/en/claim.ts";
import enDashboard from "../../web/app/locales/en/dashboard.ts";
import enDeckForm from "../../web/app/locales/en/deckForm.ts";
import enDeckPages from "../../web/app/locales/en/deckPages.ts";
import enDecks from "../../web/app/locales/en/decks.ts";
import enErrors from "../../web/app/locales/en/errors.ts";
import enFilters from "../../web/app/locales/en/filters.ts";
import enFormats from "../../web/app/locales/en/formats.ts";
import enGameDetails from "../../web/app/locales/en/gameDetails.ts";
import enGameLists from "../../web/app/locales/en/gameLists.ts";
import enGamePages from "../../web/app/locales/en/gamePages.ts";
import enGames from "../../web/app/locales/en/games.ts";
import enLists from "../../web/app/locales/en/lists.ts";
import enMeta from "../../web/app/locales/en/meta.ts";
import enPictures from "../../web/app/locales/en/pictures.ts";
import enProfile from "../../web/app/locales/en/profile.ts";
import enRecord from "../../web/app/locales/en/record.ts";
import enShell from "../../web/app/locales/en/shell.ts";
import enTags from "../../web/app/locales/en/tags.ts";
import enUi from "../../web/app/locales/en/ui.ts";
import frAnnotations from "../../web/app/locales/fr/annotations.ts";
import frAuth from "../../web/app/locales/fr/auth.ts";
import frClaim from "../../web/app/locales/fr/claim.ts";
import frDashboard from "../../web/app/locales/fr/dashboard.ts";
import frDeckForm from "../../web/app/locales/fr/deckForm.ts";
import frDeckPages from "../../web/app/locales/fr/deckPages.ts";
import frDecks from "../../web/app/locales/fr/decks.ts";
import frErrors from "../../web/app/locales/fr/errors.ts";
import frFilters from "../../web/app/locales/fr/filters.ts";
import frFormats from "../../web/app/locales/fr/formats.ts";
import frGameDetails from "../../web/app/locales/fr/gameDetails.ts";
import frGameLists from "../../web/app/locales/fr/gameLists.ts";
import frGamePages from "../../web/app/locales/fr/gamePages.ts";
import frGames from "../../web/app/locales/fr/games.ts";
import frLists from "../../web/app/locales/fr/lists.ts";
import frMeta from "../../web/app/locales/fr/meta.ts";
import frPictures from "../../web/app/locales/fr/pictures.ts";
import frProfile from "../../web/app/locales/fr/profile.ts";
import frRecord from "../../web/app/locales/fr/record.ts";
import frShell from "../../web/app/locales/fr/shell.ts";
import frTags from "../../web/app/locales/fr/tags.ts";
import frUi from "../../web/app/locales/fr/ui.ts";
import type { Lang } from "./calls.ts";

// Every feature by its own name, however the app bundles them.
const en = {
  annotations: enAnnotations,
  auth: enAuth,
  claim: enClaim,
  dashboard: enDashboard,
  deckForm: enDeckForm,
  deckPages: enDeckPages,
  decks: enDecks,
  errors: enErrors,
  filters: enFilters,
  formats: enFormats,
  gameDetails: enGameDetails,
  gameLists: enGameLists,
  gamePages: enGamePages,
  games: enGames,
  lists: enLists,
  meta: enMeta,
  pictures: enPictures,
  profile: enProfile,
  record: enRecord,
  shell: enShell,
  tags: enTags,
  ui: enUi,
};
const fr = {
  annotations: frAnnotations,
  auth: frAuth,
  claim: frClaim,
  dashboard: frDashboard,
  deckForm: frDeckForm,
  deckPages: frDeckPages,
  decks: frDecks,
  errors: frErrors,
  filters: frFilters,
  formats: frFormats,
  gameDetails: frGameDetails,
  gameLists: frGameLists,
  gamePages: frGamePages,
  games: frGames,
  lists: frLists,
  meta: frMeta,
  pictures: frPictures,
  profile: frProfile,
  record: frRecord,
  shell: frShell,
  tags: frTags,
  ui: frUi,
};
const words = { en, fr: fr as typeof en };

export type T = Translate<typeof en>;

/** All the app's words in one language. */
export const wordsIn = (lang: Lang): T => createT(lang, words[lang]);
