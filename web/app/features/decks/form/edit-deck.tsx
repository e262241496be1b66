import { useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { deleteDeckPicture, postDeckPicture, putCards, putDeck } from "~/lib/api/decks";
import { ApiError } from "~/lib/api/errors";
import { showError } from "~/lib/api/show-error";
import type { Deck } from "~/lib/api/types";
import { useDraft } from "~/lib/draft";
import { useLocalePath, useWords } from "~/lib/i18n";
import { useUserStore } from "~/lib/user/store";
import { deckPath } from "~/parts/decks/deck-path";
import { PageHeader } from "~/ui/page-header";
import { toast } from "~/ui/toast-store";
import { keepDeck } from "../store";
import { deckFormWords } from "../words";
import { Conflict } from "./conflict";
import { DeckForm } from "./deck-form";
import { bodyOf, type DeckDraft, disputed, formOf, same, typedOver } from "./fields";
import { PictureField } from "./picture-field";
import { useDeckErrors } from "./use-deck-errors";

interface EditDeckProps {
  deck: Deck;
  /** The card list as text. */
  cards: string;
}

export function EditDeck({ deck: loaded, cards: saved }: EditDeckProps) {
  const { t } = useWords(deckFormWords);
  const to = useLocalePath();
  const navigate = useNavigate();
  /** What creating the deck could not save comes along. */
  const left = useLocation().state as DeckDraft | null;
  const [deck, setDeck] = useState(loaded);
  const [draft, keepDraft, clearDraft] = useDraft<DeckDraft>(`deck-${deck.id}`, left ?? {});
  const [conflict, setConflict] = useState(false);
  const [busy, setBusy] = useState(false);
  const { form, errors, check, tell } = useDeckErrors();

  const value = typedOver(formOf(deck), draft);
  const cards = draft.cards ?? saved;
  const version = draft.version ?? deck.version;
  const format = useUserStore(({ formats }) => formats.find(({ id }) => id === value.formatId));
  const fields = conflict ? disputed(draft, formOf(deck)) : [];
  const change = (changed: DeckDraft) => keepDraft({ version, ...changed });

  /** A change that did not go through the form, so that the next save is not refused for it. */
  const follow = (next: Deck) => {
    if (version === deck.version) keepDraft({ version: next.version });
    setDeck(next);
    keepDeck(next);
  };

  const put = async (): Promise<Deck> => {
    const body = bodyOf(value, format);
    const changed = version !== deck.version || !same(body, bodyOf(formOf(deck), format));
    const now = changed ? (await putDeck(deck.id, body, version)).deck : deck;
    return cards === saved ? now : (await putCards(deck.id, cards)).deck;
  };

  const onSubmit = async () => {
    if (!check(value)) return;
    setBusy(true);
    try {
      const now = await put();
      clearDraft();
      keepDeck(now);
      toast({ tone: "success", message: t("saved", { name: now.name }) });
      navigate(to(deckPath(now)));
    } catch (error) {
      setBusy(false);
      const present = error instanceof ApiError ? error.present.deck : undefined;
      if (!present) return void (tell(error) || showError(error));
      setDeck(present);
      keepDraft({ version: present.version });
      setConflict(true);
    }
  };

  return (
    <>
      <PageHeader title={t("editTitle", { name: deck.name })} />
      {fields.length > 0 && (
        <Conflict
          fields={fields}
          mine={value}
          theirs={formOf(deck)}
          onTakeTheirs={(field) => keepDraft({ [field]: undefined })}
        />
      )}
      <DeckForm
        form={form}
        value={value}
        cards={cards}
        errors={errors}
        onChange={change}
        picture={
          <PictureField
            deck={deck}
            send={async (cropped, onProgress) =>
              follow((await postDeckPicture(deck.id, cropped, onProgress)).deck)
            }
            remove={async () => follow((await deleteDeckPicture(deck.id)).deck)}
          />
        }
        submit={t("save")}
        busy={busy}
        onSubmit={onSubmit}
        onCancel={() => {
          clearDraft();
          navigate(to(deckPath(deck)));
        }}
      />
    </>
  );
}
