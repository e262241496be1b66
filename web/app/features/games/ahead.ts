import { annotationsMessages } from "~/components/annotations/messages";
import { decksMessages } from "~/components/decks/messages";
import { filtersMessages } from "~/components/filters/messages";
import { formatsMessages } from "~/components/formats/messages";
import { waitingMessages } from "~/components/waiting/messages";
import type { Lang } from "~/lib/i18n";
import { gameDetailsMessages, gameListsMessages } from "./messages";

/** A game can be recorded offline: its next steps, and the page it then waits on. */
export const loadAhead = (lang: Lang) =>
  Promise.allSettled([
    import("./result-step"),
    import("./new-table"),
    import("./extras"),
    import("~/components/seating/deck-picker"),
    import("./table/details"),
    import("./page"),
    import("./list/history"),
    import("~/components/waiting/waiting-notice"),
    import("~/lib/outbox/follow"),
    annotationsMessages.load(lang),
    decksMessages.load(lang),
    filtersMessages.load(lang),
    formatsMessages.load(lang),
    gameDetailsMessages.load(lang),
    gameListsMessages.load(lang),
    waitingMessages.load(lang),
  ]);
