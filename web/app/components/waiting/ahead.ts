import type { Lang } from "~/lib/i18n";
import { waitingMessages } from "./messages";

/** What is saved without a network is marked: the mark cannot be fetched then. */
export const loadAhead = (lang: Lang) =>
  Promise.allSettled([import("./waiting-mark"), waitingMessages.load(lang)]);
