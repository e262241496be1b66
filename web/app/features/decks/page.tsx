import { Suspense } from "react";
import { useSearchParams } from "react-router";
import { decksMessages } from "~/components/decks/messages";
import { filtersMessages } from "~/components/filters/messages";
import { messagesLoader, useLocalePath, useMessages } from "~/lib/i18n";
import { onDemand } from "~/lib/on-demand";
import { ButtonLink } from "~/ui/button";
import { AddIcon } from "~/ui/icons/app";
import { PageHeader } from "~/ui/page-header";
import { Skeleton } from "~/ui/skeleton";
import { Tabs } from "~/ui/tabs";
import { ActiveDecks } from "./active-decks";
import { deckPagesMessages } from "./messages";

const ArchivedDecks = onDemand(() => import("./archived-decks"));

export const clientLoader = messagesLoader(deckPagesMessages, decksMessages, filtersMessages);

export default function DecksPage() {
  const { t } = useMessages(deckPagesMessages);
  const to = useLocalePath();
  const [search, setSearch] = useSearchParams();
  const tab = search.has("archived") ? "archived" : "active";
  return (
    <>
      <PageHeader
        title={t("title")}
        actions={
          <ButtonLink to={to("/decks/create")} variant="primary">
            <AddIcon className="size-5" aria-hidden="true" />
            {t("add")}
          </ButtonLink>
        }
      />
      <Tabs
        label={t("title")}
        tabs={[
          { id: "active", label: t("active") },
          { id: "archived", label: t("archived") },
        ]}
        current={tab}
        onChange={(chosen) => setSearch(chosen === "archived" ? { archived: "1" } : {})}
      >
        <Suspense fallback={<Skeleton className="h-48 rounded-lg" />}>
          {tab === "active" ? <ActiveDecks /> : <ArchivedDecks />}
        </Suspense>
      </Tabs>
    </>
  );
}
