import type { Lang } from "~/lib/i18n";
import { waitingMessages } from "./messages";

/** What is saved without a network shows on the dashboard and in the list of games: nothing can be fetched then. */
export const loadAhead = (lang: Lang) =>
  Promise.allSettled([import("./waiting-notice"), waitingMessages.load(lang)]);
