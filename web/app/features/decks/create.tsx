import { useEffect, useState } from "react";
import { decksMessages } from "~/components/decks/messages";
import { formatsMessages } from "~/components/formats/messages";
import { deckPath } from "~/components/paths";
import { useChosenPicture } from "~/components/pictures/picture-form";
import { postDeck, postDeckPicture, putCards, putDeck } from "~/lib/api/decks";
import { showError } from "~/lib/api/show-error";
import type { CardList } from "~/lib/api/types";
import { keepDraft, useDraft } from "~/lib/draft";
import { messagesLoader, useLocalePath, useMessages } from "~/lib/i18n";
import { useNavigate } from "~/lib/router/page-router";
import { useAction } from "~/lib/use-action";
import { newestFirst } from "~/lib/user/lists";
import { useUserStore } from "~/lib/user/store";
import { uuidv7 } from "~/lib/uuid";
import { PageHeader } from "~/ui/page-header";
import { toast } from "~/ui/toast-store";
import { DeckForm } from "./form/deck-form";
import {
  bodyOf,
  type DeckDraft,
  type DeckForm as DeckFields,
  emptyForm,
  formOf,
  same,
  typedOver,
} from "./form/fields";
import { formFromList } from "./form/from-list";
import { useDeckErrors } from "./form/use-deck-errors";
import { useParsed } from "./form/use-parsed";
import { useShared } from "./form/use-shared";
import { deckFormMessages } from "./messages";
import { keepDeck } from "./store";

export const clientLoader = messagesLoader(deckFormMessages, decksMessages, formatsMessages);

/** A new deck as far as its list says it; most people play one format, so that of the deck played last counts. */
function useStart(list: CardList | null, file: string | undefined): DeckFields {
  const formats = useUserStore((state) => state.formats);
  const usual = newestFirst(
    useUserStore((state) => state.decks),
    "lastPlayed",
  );
  const [last] = usual;
  const empty = emptyForm(last?.formatId ?? formats[0]?.id ?? "", last?.subformatId ?? null);
  return list ? { ...empty, ...formFromList(list, { usual, formats, file }) } : empty;
}

export default function CreateDeckPage() {
  const { t } = useMessages(deckFormMessages);
  const to = useLocalePath();
  const navigate = useNavigate();
  // The id belongs to the draft: a deck sent twice is one deck.
  const [draft, change, clearDraft] = useDraft<DeckDraft & { id: string }>("deck-new", {
    id: uuidv7(),
  });
  const cards = draft.cards ?? "";
  useShared(draft, change);
  const reading = useParsed(cards);
  const value = typedOver(useStart(reading.list, draft.file), draft);
  const formats = useUserStore((state) => state.formats);
  const format = formats.find(({ id }) => id === value.formatId);
  const picture = useChosenPicture();
  const { form, errors, forget, check, tell } = useDeckErrors();

  const post = async () => {
    const body = bodyOf(value, format);
    const { deck } = await postDeck({ id: draft.id, ...body });
    // The first answer may have been lost on the way, and the form changed since.
    const asTyped = same(bodyOf(formOf(deck), format), body);
    return asTyped ? deck : (await putDeck(deck.id, body, deck.version)).deck;
  };

  const sendCards = async (id: string) => {
    const { deck, problems } = await putCards(id, cards);
    keepDeck(deck);
    const count = problems.length;
    if (count > 0) toast({ message: t("leftOut", { count }) });
  };

  const { run, busy } = useAction(
    async () => {
      const deck = await post();
      clearDraft();
      keepDeck(deck);
      try {
        if (picture.chosen) {
          keepDeck((await postDeckPicture(deck.id, picture.chosen.blob, () => {})).deck);
        }
        if (cards.trim()) await sendCards(deck.id);
        toast({ tone: "success", message: t("created", { name: deck.name }) });
        await navigate(to(deckPath(deck)), { replace: true });
      } catch (error) {
        showError(error);
        toast({ tone: "danger", message: t("cardsNotSaved") });
        keepDraft(`deck-${deck.id}`, { cards });
        await navigate(to(`/decks/${deck.id}/edit`), { replace: true });
      }
    },
    (error) => tell(error) || showError(error),
  );
  const submit = () => {
    if (check(value, reading)) run();
  };
  // Pressed before the list is read: the name may be in it.
  const [waiting, setWaiting] = useState(false);
  useEffect(() => {
    if (!waiting || reading.busy) return;
    setWaiting(false);
    submit();
  });

  return (
    <>
      <PageHeader title={t("createTitle")} />
      <DeckForm
        form={form}
        value={value}
        cards={cards}
        reading={reading}
        begun={Object.keys(draft).length > 1}
        errors={errors}
        onChange={(changed) => {
          forget(changed);
          change(changed);
        }}
        picture={{
          deck: { ...value, picture: picture.chosen?.url ?? null },
          send: picture.choose,
          remove: picture.remove,
        }}
        submit={t("create")}
        busy={busy || waiting}
        onSubmit={() => (reading.busy ? setWaiting(true) : submit())}
        onCancel={() => {
          clearDraft();
          navigate(to("/decks"));
        }}
      />
    </>
  );
}
