import { archiveDeck, restoreDeck } from "~/lib/api/decks";
import type { Deck } from "~/lib/api/types";
import { useMessages } from "~/lib/i18n";
import { changeWithUndo } from "~/lib/undoable";
import { deckPagesMessages } from "./messages";
import { keepDeck } from "./store";

/** Puts a deck away or brings it back: shown at once, and the toast takes it back. */
export function useArchiving(onChange: (deck: Deck) => void) {
  const { t } = useMessages(deckPagesMessages);
  const change = (deck: Deck, away: boolean): Promise<void> =>
    changeWithUndo({
      before: deck,
      after: { ...deck, archivedAt: away ? new Date().toISOString() : null },
      show: onChange,
      save: async () => keepDeck((await (away ? archiveDeck : restoreDeck)(deck.id)).deck),
      message: t(away ? "archivedDone" : "restoredDone", { name: deck.name }),
      undo: { label: t("undo"), run: (saved) => void change(saved, !away) },
    });
  return {
    archive: (deck: Deck) => void change(deck, true),
    restore: (deck: Deck) => void change(deck, false),
  };
}
