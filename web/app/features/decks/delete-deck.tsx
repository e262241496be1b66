import { deleteDeck } from "~/lib/api/decks";
import type { Deck } from "~/lib/api/types";
import { useMessages } from "~/lib/i18n";
import { toast } from "~/ui/toast-store";
import { TypedConfirm } from "~/ui/typed-confirm";
import { deckPagesMessages } from "./messages";
import { forgetDeck } from "./store";

interface DeleteDeckProps {
  deck: Deck;
  onClose: () => void;
  onDeleted: () => void;
}

export default function DeleteDeck({ deck, onClose, onDeleted }: DeleteDeckProps) {
  const { t } = useMessages(deckPagesMessages);
  return (
    <TypedConfirm
      title={t("deleteTitle")}
      label={t("deleteType", { name: deck.name })}
      expected={deck.name}
      confirm={t("deleteForGood")}
      cancel={t("cancel")}
      onClose={onClose}
      run={async () => {
        await deleteDeck(deck.id);
        forgetDeck(deck.id);
        toast({ tone: "success", message: t("deletedDone", { name: deck.name }) });
        onDeleted();
      }}
    >
      <p>{t("deleteText")}</p>
    </TypedConfirm>
  );
}
