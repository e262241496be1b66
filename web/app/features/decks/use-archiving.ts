import { archiveDeck, restoreDeck } from "~/lib/api/decks";
import { showError } from "~/lib/api/show-error";
import type { Deck } from "~/lib/api/types";
import { useWords } from "~/lib/i18n";
import { toast } from "~/ui/toast-store";
import { keepDeck } from "./store";
import { deckPagesWords } from "./words";

/** Puts a deck away or brings it back: shown at once, and the toast takes it back. */
export function useArchiving(onChange: (deck: Deck) => void) {
  const { t } = useWords(deckPagesWords);
  const change = async (deck: Deck, away: boolean): Promise<void> => {
    onChange({ ...deck, archivedAt: away ? new Date().toISOString() : null });
    try {
      const saved = (await (away ? archiveDeck : restoreDeck)(deck.id)).deck;
      keepDeck(saved);
      onChange(saved);
      toast({
        tone: "success",
        message: t(away ? "archivedDone" : "restoredDone", { name: deck.name }),
        action: { label: t("undo"), run: () => void change(saved, !away) },
      });
    } catch (error) {
      onChange(deck);
      showError(error);
    }
  };
  return {
    archive: (deck: Deck) => void change(deck, true),
    restore: (deck: Deck) => void change(deck, false),
  };
}
