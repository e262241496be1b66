import { decksMessages } from "~/components/decks/messages";
import { formatsMessages } from "~/components/formats/messages";
import { deckPath } from "~/components/paths";
import { useChosenPicture } from "~/components/pictures/picture-form";
import { postDeck, postDeckPicture, putCards, putDeck } from "~/lib/api/decks";
import { showError } from "~/lib/api/show-error";
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
import { bodyOf, type DeckDraft, emptyForm, formOf, same, typedOver } from "./form/fields";
import { useDeckErrors } from "./form/use-deck-errors";
import { deckFormMessages } from "./messages";
import { keepDeck } from "./store";

export const clientLoader = messagesLoader(deckFormMessages, decksMessages, formatsMessages);

/** Most people play one format: a new deck begins with that of the deck played last. */
function useUsualFormat() {
  const formats = useUserStore((state) => state.formats);
  const decks = useUserStore((state) => state.decks);
  const last = newestFirst(decks, "lastPlayed")[0];
  return emptyForm(last?.formatId ?? formats[0]?.id ?? "", last?.subformatId ?? null);
}

export default function CreateDeckPage() {
  const { t } = useMessages(deckFormMessages);
  const to = useLocalePath();
  const navigate = useNavigate();
  // The id belongs to the draft: a deck sent twice is one deck.
  const [draft, change, clearDraft] = useDraft<DeckDraft & { id: string }>("deck-new", {
    id: uuidv7(),
  });
  const value = typedOver(useUsualFormat(), draft);
  const cards = draft.cards ?? "";
  const formats = useUserStore((state) => state.formats);
  const format = formats.find(({ id }) => id === value.formatId);
  const picture = useChosenPicture();
  const { form, errors, check, tell } = useDeckErrors();

  const post = async () => {
    const body = bodyOf(value, format);
    const { deck } = await postDeck({ id: draft.id, ...body });
    // The first answer may have been lost on the way, and the form changed since.
    const asTyped = same(bodyOf(formOf(deck), format), body);
    return asTyped ? deck : (await putDeck(deck.id, body, deck.version)).deck;
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
        if (cards.trim()) keepDeck((await putCards(deck.id, cards)).deck);
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
  const onSubmit = () => {
    if (check(value)) run();
  };

  return (
    <div className="mx-auto w-full max-w-4xl p-4 sm:p-8">
      <PageHeader title={t("createTitle")} lead={t("createLead")} />
      <DeckForm
        form={form}
        value={value}
        cards={cards}
        errors={errors}
        onChange={change}
        picture={{
          deck: { ...value, picture: picture.chosen?.url ?? null },
          send: picture.choose,
          remove: picture.remove,
        }}
        submit={t("create")}
        busy={busy}
        onSubmit={onSubmit}
        onCancel={() => {
          clearDraft();
          navigate(to("/decks"));
        }}
      />
    </div>
  );
}
