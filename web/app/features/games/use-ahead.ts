import { pages } from "virtual:pages";
import { useEffect } from "react";
import { annotationsMessages } from "~/components/annotations/messages";
import { decksMessages } from "~/components/decks/messages";
import { filtersMessages } from "~/components/filters/messages";
import { formatsMessages } from "~/components/formats/messages";
import { type Lang, useTranslation } from "~/lib/i18n";
import { gameDetailsMessages, gameListsMessages } from "./messages";

/** Messages that recording a game may need next. */
const loadAhead = (lang: Lang) =>
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

const parts = [
  () => import("./result-step"),
  () => import("./new-table"),
  () => import("./extras"),
  () => import("~/components/seating/deck-picker"),
  () => import("./table/details"),
  () => import("./list/history"),
  () => import("./list/waiting-list"),
];

/** Once the page has nothing better to do; not every browser says when that is. */
function whenIdle(work: () => void): () => void {
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(work, 500);
    return () => clearTimeout(timer);
  }
  const wait = requestIdleCallback(work);
  return () => cancelIdleCallback(wait);
}

/**
 * A game can be recorded offline: the code for that, and the page it then
 * waits on, is loaded while there is a connection.
 */
export function useAhead(): void {
  const { lang } = useTranslation();
  useEffect(
    () =>
      whenIdle(() => {
        // What did not come is asked for again when it is wanted.
        void Promise.allSettled([loadAhead(lang), pages.games(), ...parts.map((part) => part())]);
      }),
    [lang],
  );
}
