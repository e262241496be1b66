import type { Lang } from "~/lib/i18n";
import { annotationsWords } from "~/parts/annotations/words";
import { decksWords } from "~/parts/decks/words";
import { filtersWords } from "~/parts/filters/words";
import { formatsWords } from "~/parts/formats/words";
import { gameDetailsWords, gameListsWords } from "./words";

/** The words on whatever recording may open. */
export const loadAhead = (lang: Lang) =>
  Promise.all(
    [
      annotationsWords,
      decksWords,
      filtersWords,
      formatsWords,
      gameDetailsWords,
      gameListsWords,
    ].map((words) => words.load(lang)),
  );
