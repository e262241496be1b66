import { annotationsWords } from "~/components/annotations/words";
import { decksWords } from "~/components/decks/words";
import { filtersWords } from "~/components/filters/words";
import { formatsWords } from "~/components/formats/words";
import type { Lang } from "~/lib/i18n";
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
