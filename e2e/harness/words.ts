import { createT, type Translate } from "../../web/app/lib/i18n/translate.ts";
import enAnnotations from "../../web/app/locales/en/annotations.ts";
import enClaim from "../../web/app/locales/en/claim.ts";
import enDeckForm from "../../web/app/locales/en/deckForm.ts";
import enDeckPages from "../../web/app/locales/en/deckPages.ts";
import enFilters from "../../web/app/locales/en/filters.ts";
import enFormats from "../../web/app/locales/en/formats.ts";
import enGames from "../../web/app/locales/en/games.ts";
import enApp from "../../web/app/locales/en/index.ts";
import enPictures from "../../web/app/locales/en/pictures.ts";
import enRecord from "../../web/app/locales/en/record.ts";
import enTags from "../../web/app/locales/en/tags.ts";
import frAnnotations from "../../web/app/locales/fr/annotations.ts";
import frClaim from "../../web/app/locales/fr/claim.ts";
import frDeckForm from "../../web/app/locales/fr/deckForm.ts";
import frDeckPages from "../../web/app/locales/fr/deckPages.ts";
import frFilters from "../../web/app/locales/fr/filters.ts";
import frFormats from "../../web/app/locales/fr/formats.ts";
import frGames from "../../web/app/locales/fr/games.ts";
import frApp from "../../web/app/locales/fr/index.ts";
import frPictures from "../../web/app/locales/fr/pictures.ts";
import frRecord from "../../web/app/locales/fr/record.ts";
import frTags from "../../web/app/locales/fr/tags.ts";
import type { Lang } from "./calls.ts";

// The app's frame, and beside it the features whose words come with their pages.
const en = {
  ...enApp,
  annotations: enAnnotations,
  claim: enClaim,
  deckForm: enDeckForm,
  deckPages: enDeckPages,
  filters: enFilters,
  formats: enFormats,
  games: enGames,
  pictures: enPictures,
  record: enRecord,
  tags: enTags,
};
const fr = {
  ...frApp,
  annotations: frAnnotations,
  claim: frClaim,
  deckForm: frDeckForm,
  deckPages: frDeckPages,
  filters: frFilters,
  formats: frFormats,
  games: frGames,
  pictures: frPictures,
  record: frRecord,
  tags: frTags,
};
const words = { en, fr: fr as typeof en };

export type T = Translate<typeof en>;

/** All the app's words in one language. */
export const wordsIn = (lang: Lang): T => createT(lang, words[lang]);
