import { Suspense, useState } from "react";
import { deckPath } from "~/components/paths";
import { deleteDeckPicture, postDeckPicture, putCards, putDeck } from "~/lib/api/decks";
import { ApiError } from "~/lib/api/errors";
import { showError } from "~/lib/api/show-error";
import type { Deck } from "~/lib/api/types";
import { keptDraft, useDraft } from "~/lib/draft";
import { useLocalePath, useMessages } from "~/lib/i18n";
import { onDemand } from "~/lib/on-demand";
import { forgetInactive } from "~/lib/query";
import { useNavigate } from "~/lib/router/page-router";
import { useAction } from "~/lib/use-action";
import { useUserStore } from "~/lib/user/store";
import { Banner } from "~/ui/banner";
import { Button } from "~/ui/button";
import { PageHeader } from "~/ui/page-header";
import { toast } from "~/ui/toast-store";
import { deckFormMessages } from "../messages";
import { keepDeck } from "../store";
import { DeckForm } from "./deck-form";
import { bodyOf, type DeckDraft, disputed, formOf, same, typedOver } from "./fields";
import { useDeckErrors } from "./use-deck-errors";
import { useParsed } from "./use-parsed";

// Two people seldom edit one deck at once.
const Conflict = onDemand(() => import("./conflict"));

interface EditDeckProps {
  deck: Deck;
  /** The card list as text. */
  cards: string;
  /** Called once a draft was thrown away. */
  onDiscard: () => void;
}

export function EditDeck({ deck: loaded, cards: saved, onDiscard }: EditDeckProps) {
  const { t } = useMessages(deckFormMessages);
  const to = useLocalePath();
  const navigate = useNavigate();
  const [deck, setDeck] = useState(loaded);
  const name = `deck-${deck.id}`;
  const [unsaved] = useState(() => keptDraft(name) !== null);
  const [draft, keep, clearDraft] = useDraft<DeckDraft>(name, {});
  const { form, errors, forget, check, tell } = useDeckErrors();

  const present = formOf(deck);
  const value = typedOver(present, draft);
  const cards = draft.cards ?? saved;
  const reading = useParsed(cards);
  const format = useUserStore(({ formats }) => formats.find(({ id }) => id === value.formatId));
  const open = disputed(draft, present);

  /** Saves what was typed over a deck; what others changed meanwhile stays where it is not disputed. */
  const save = async (over: Deck): Promise<Deck> => {
    const body = bodyOf(typedOver(formOf(over), draft), format);
    if (same(body, bodyOf(formOf(over), format))) return over;
    try {
      return (await putDeck(over.id, body, over.version)).deck;
    } catch (error) {
      const now = error instanceof ApiError ? error.present.deck : undefined;
      if (!now) throw error;
      setDeck(now);
      if (disputed(draft, formOf(now)).length === 0) return save(now);
      throw error;
    }
  };

  const { run, busy } = useAction(
    async () => {
      let now = await save(deck);
      // Should the list be refused, the next attempt must not stumble over this one.
      setDeck(now);
      if (cards !== saved) now = (await putCards(now.id, cards)).deck;
      clearDraft();
      keepDeck(now);
      forgetInactive();
      toast({ tone: "success", message: t("saved", { name: now.name }) });
      await navigate(to(deckPath(now)));
    },
    (error) => {
      const told = tell(error) || (error instanceof ApiError && error.present.deck);
      if (!told) showError(error);
    },
  );
  const onSubmit = () => {
    if (check(value, reading)) run();
  };

  /** A change that did not go through the form. */
  const follow = (next: Deck) => {
    setDeck(next);
    keepDeck(next);
  };

  const discard = () => {
    clearDraft();
    onDiscard();
  };

  return (
    <>
      <PageHeader title={t("editTitle", { name: deck.name })} />
      {unsaved && (
        <Banner
          className="mb-6"
          title={t("unsaved")}
          action={<Button onClick={discard}>{t("discard")}</Button>}
        />
      )}
      {open.length > 0 && (
        <Suspense>
          <Conflict
            fields={open}
            mine={value}
            theirs={present}
            onTakeTheirs={(field) => keep({ [field]: undefined })}
          />
        </Suspense>
      )}
      <DeckForm
        form={form}
        value={value}
        cards={cards}
        reading={reading}
        errors={errors}
        onChange={(changed) => {
          forget(changed);
          keep({ base: draft.base ?? present, ...changed });
        }}
        picture={{
          deck,
          send: async (cropped, onProgress) =>
            follow((await postDeckPicture(deck.id, cropped, onProgress)).deck),
          remove: async () => follow((await deleteDeckPicture(deck.id)).deck),
        }}
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
