import { lazy, Suspense, useState } from "react";
import { useNavigate } from "react-router";
import { deleteDeckPicture, postDeckPicture, putCards, putDeck } from "~/lib/api/decks";
import { ApiError } from "~/lib/api/errors";
import { showError } from "~/lib/api/show-error";
import type { Deck } from "~/lib/api/types";
import { keptDraft, useDraft } from "~/lib/draft";
import { useLocalePath, useWords } from "~/lib/i18n";
import { useUserStore } from "~/lib/user/store";
import { deckPath } from "~/parts/decks/deck-path";
import { Banner } from "~/ui/banner";
import { Button } from "~/ui/button";
import { PageHeader } from "~/ui/page-header";
import { toast } from "~/ui/toast-store";
import { keepDeck } from "../store";
import { deckFormWords } from "../words";
import { DeckForm } from "./deck-form";
import {
  bodyOf,
  type DeckDraft,
  disputed,
  type DeckForm as Fields,
  formOf,
  same,
  typedOver,
} from "./fields";
import { useDeckErrors } from "./use-deck-errors";

// Two people seldom edit one deck at once.
const Conflict = lazy(() => import("./conflict"));

interface EditDeckProps {
  deck: Deck;
  /** The card list as text. */
  cards: string;
  /** Called once a draft was thrown away. */
  onDiscard: () => void;
}

export function EditDeck({ deck: loaded, cards: saved, onDiscard }: EditDeckProps) {
  const { t } = useWords(deckFormWords);
  const to = useLocalePath();
  const navigate = useNavigate();
  const [deck, setDeck] = useState(loaded);
  const name = `deck-${deck.id}`;
  const [unsaved] = useState(() => keptDraft(name) !== null);
  const [draft, keep, clearDraft] = useDraft<DeckDraft>(name, {});
  const [conflict, setConflict] = useState<(keyof Fields)[]>([]);
  const [busy, setBusy] = useState(false);
  const { form, errors, check, tell } = useDeckErrors();

  const value = typedOver(formOf(deck), draft);
  const cards = draft.cards ?? saved;
  const version = draft.version ?? deck.version;
  const format = useUserStore(({ formats }) => formats.find(({ id }) => id === value.formatId));
  const open = disputed(draft, formOf(deck), null).filter((field) => conflict.includes(field));
  const change = (changed: DeckDraft) => keep({ version, ...changed });

  /** A change that did not go through the form, so that the next save is not refused for it. */
  const follow = (next: Deck) => {
    if (version === deck.version) keep({ version: next.version });
    setDeck(next);
    keepDeck(next);
  };

  /** Saves what was typed over a deck; what others changed meanwhile stays where it is not disputed. */
  const save = async (base: Deck, from: number): Promise<Deck> => {
    const body = bodyOf(typedOver(formOf(base), draft), format);
    if (from === base.version && same(body, bodyOf(formOf(base), format))) return base;
    try {
      return (await putDeck(base.id, body, from)).deck;
    } catch (error) {
      const present = error instanceof ApiError ? error.present.deck : undefined;
      if (!present) throw error;
      setDeck(present);
      keep({ version: present.version });
      // After a reload what the draft was typed over is no longer known.
      const fields = disputed(draft, formOf(present), from === base.version ? formOf(base) : null);
      if (fields.length === 0) return save(present, present.version);
      setConflict(fields);
      throw error;
    }
  };

  const onSubmit = async () => {
    if (!check(value)) return;
    setBusy(true);
    try {
      let now = await save(deck, version);
      if (cards !== saved) {
        // Should the list be refused, the next attempt must not stumble over this one.
        keep({ version: now.version });
        setDeck(now);
        now = (await putCards(now.id, cards)).deck;
      }
      clearDraft();
      keepDeck(now);
      toast({ tone: "success", message: t("saved", { name: now.name }) });
      navigate(to(deckPath(now)));
    } catch (error) {
      setBusy(false);
      const told = tell(error) || (error instanceof ApiError && error.present.deck);
      if (!told) showError(error);
    }
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
            theirs={formOf(deck)}
            onTakeTheirs={(field) => keep({ [field]: undefined })}
          />
        </Suspense>
      )}
      <DeckForm
        form={form}
        value={value}
        cards={cards}
        errors={errors}
        onChange={change}
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
