import { useParams } from "react-router";
import { decksMessages } from "~/components/decks/messages";
import { deckPath } from "~/components/paths";
import { errorMessage } from "~/lib/api/error-message";
import { useFilters } from "~/lib/filters";
import { messagesLoader, useLocalePath, useMessages, useTranslation } from "~/lib/i18n";
import { useRightAddress } from "~/lib/right-address";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { DeckIcon } from "~/ui/icons/app";
import { LoadFailed } from "~/ui/load-failed";
import { Skeleton } from "~/ui/skeleton";
import { deckPagesMessages } from "./messages";
import { DeckView } from "./show/deck-view";
import { useDeckPage } from "./show/use-deck-page";

export const clientLoader = messagesLoader(deckPagesMessages, decksMessages);

function Missing({ error }: { error: unknown }) {
  const { t } = useMessages(deckPagesMessages);
  const { t: app } = useTranslation();
  const to = useLocalePath();
  return (
    <EmptyState
      icon={<DeckIcon className="size-6" />}
      title={t("missing")}
      action={<ButtonLink to={to("/decks")}>{t("toDecks")}</ButtonLink>}
    >
      {errorMessage(error, app)} {t("missingText")}
    </EmptyState>
  );
}

const Loading = () => (
  <div className="grid gap-8" aria-busy="true">
    <div className="grid gap-4 sm:grid-cols-[14rem_1fr] sm:gap-6">
      <Skeleton className="aspect-16/9 w-full rounded-lg sm:aspect-square" />
      <div className="grid content-start gap-3">
        <Skeleton className="h-11 w-3/4" />
        <Skeleton className="h-6 w-1/2" />
        <Skeleton className="h-8 w-2/3" />
      </div>
    </div>
    <Skeleton className="h-40 rounded-lg" />
  </div>
);

export default function DeckPage() {
  const { id = "" } = useParams();
  const { t } = useMessages(deckPagesMessages);
  const filters = useFilters();
  const { paged, page, gone, change } = useDeckPage(id, filters.query);
  useRightAddress(page && deckPath(page.deck));
  return (
    <>
      {page && <DeckView page={page} paged={paged} filters={filters} onChange={change} />}
      {!page && gone && <Missing error={paged.error} />}
      {!page && !gone && paged.status === "failed" && (
        <LoadFailed title={t("loadFailed")} error={paged.error} onRetry={paged.more} />
      )}
      {!page && !gone && paged.status !== "failed" && <Loading />}
    </>
  );
}
