import { type FormEvent, useId, useState } from "react";
import { deleteDeck } from "~/lib/api/decks";
import { showError } from "~/lib/api/show-error";
import type { Deck } from "~/lib/api/types";
import { useWords } from "~/lib/i18n";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { Field } from "~/ui/field";
import { Input } from "~/ui/input";
import { toast } from "~/ui/toast-store";
import { forgetDeck } from "./store";
import { deckPagesWords } from "./words";

interface DeleteDeckProps {
  deck: Deck;
  onClose: () => void;
  onDeleted: () => void;
}

/** What cannot be undone asks for the deck's name. */
export default function DeleteDeck({ deck, onClose, onDeleted }: DeleteDeckProps) {
  const { t } = useWords(deckPagesWords);
  const [typed, setTyped] = useState("");
  const [busy, setBusy] = useState(false);
  const form = useId();

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || typed.trim() !== deck.name) return;
    setBusy(true);
    try {
      await deleteDeck(deck.id);
      forgetDeck(deck.id);
      toast({ tone: "success", message: t("deletedDone", { name: deck.name }) });
      onDeleted();
    } catch (error) {
      showError(error);
      setBusy(false);
    }
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={t("deleteTitle")}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t("cancel")}
          </Button>
          <Button
            type="submit"
            form={form}
            variant="danger"
            busy={busy}
            disabled={typed.trim() !== deck.name}
          >
            {t("deleteForGood")}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={onSubmit} className="grid gap-4">
        <p>{t("deleteText")}</p>
        <Field label={t("deleteType", { name: deck.name })}>
          {(control) => (
            <Input
              {...control}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
          )}
        </Field>
      </form>
    </Dialog>
  );
}
