import { annotationsMessages } from "~/components/annotations/messages";
import { decksMessages } from "~/components/decks/messages";
import { filtersMessages } from "~/components/filters/messages";
import { formatsMessages } from "~/components/formats/messages";
import type { Lang } from "~/lib/i18n";
import { gameDetailsMessages, gameListsMessages } from "./messages";

/** Messages that recording a game may need next. */
export const loadAhead = (lang: Lang) =>
  Promise.all(
    [
      annotationsMessages,
      decksMessages,
      filtersMessages,
      formatsMessages,
      gameDetailsMessages,
      gameListsMessages,
    ].map((messages) => messages.load(lang)),
  );
