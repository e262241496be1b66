import { gamesMessages } from "~/components/games/messages";
import { liveSheetsMessages, tableLinesMessages } from "~/components/live/messages";
import { seatingMessages } from "~/components/seating/messages";
import type { Lang } from "~/lib/i18n";

/** What may be opened at a table is there before the network goes. */
export const loadAhead = (lang: Lang) =>
  Promise.allSettled([
    import("~/components/table/seats/damage-grid"),
    import("~/components/table/seats/counter-grid"),
    import("./sheets/sheets"),
    import("./ended"),
    import("~/components/seating/deck-picker"),
    gamesMessages.load(lang),
    seatingMessages.load(lang),
    liveSheetsMessages.load(lang),
    tableLinesMessages.load(lang),
  ]);
