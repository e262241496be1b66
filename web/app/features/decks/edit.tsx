import { useParams } from "react-router";
import { decksMessages } from "~/components/decks/messages";
import { formatsMessages } from "~/components/formats/messages";
import { deckPath } from "~/components/paths";
import { getCards, getDeck } from "~/lib/api/decks";
import { messagesLoader, useLocalePath, useMessages } from "~/lib/i18n";
import { useApiQuery } from "~/lib/query";
import { useUserStore } from "~/lib/user/store";
import { Banner } from "~/ui/banner";
import { ButtonLink } from "~/ui/button";
import { LoadFailed } from "~/ui/load-failed";
import { Skeleton } from "~/ui/skeleton";
import { EditDeck } from "./form/edit-deck";
import { deckFormMessages } from "./messages";

export const clientLoader = messagesLoader(deckFormMessages, decksMessages, formatsMessages);

/** The deck and its list as text, in the style that keeps the most of it. */
async function read(id: string, signal: AbortSignal) {
  const { deck } = await getDeck(id, {}, signal);
  const cards = deck.listChangedAt ? (await getCards(id, "moxfield", signal)).text : "";
  return { deck, cards };
}

export default function EditDeckPage() {
  const { id = "" } = useParams();
  const { t } = useMessages(deckFormMessages);
  const to = useLocalePath();
  const me = useUserStore((state) => state.userData?.id);
  const { data, failed, error, retry } = useApiQuery([null, "deck-edit", id], (signal) =>
    read(id, signal),
  );
  return (
    <>
      {failed && (
        <LoadFailed
          title={t("loadFailed")}
          error={error}
          onRetry={retry}
          back={<ButtonLink to={to("/decks")}>{t("toDecks")}</ButtonLink>}
        />
      )}
      {!failed && !data && (
        <div className="grid gap-4 lg:grid-cols-2" aria-busy="true">
          <Skeleton className="mb-2 h-12 w-64 lg:col-span-2" />
          <Skeleton className="h-96 rounded-lg" />
          <Skeleton className="h-160 rounded-lg" />
        </div>
      )}
      {data && data.deck.ownerId !== me && (
        <Banner
          title={t("notYours")}
          action={<ButtonLink to={to(deckPath(data.deck))}>{data.deck.name}</ButtonLink>}
        />
      )}
      {data && data.deck.ownerId === me && <EditDeck key={id} {...data} onDiscard={retry} />}
    </>
  );
}
