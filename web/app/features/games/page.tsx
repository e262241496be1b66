import { lazy, Suspense } from "react";
import { useSearchParams } from "react-router";
import { filtersMessages } from "~/components/filters/messages";
import { gamesMessages } from "~/components/games/messages";
import { useFilters } from "~/lib/filters";
import { messagesLoader, useLocalePath, useMessages } from "~/lib/i18n";
import { onDemand } from "~/lib/on-demand";
import type { LoaderArgs } from "~/lib/router/page";
import { ButtonLink } from "~/ui/button";
import { AddIcon, TagIcon } from "~/ui/icons/app";
import { PageHeader } from "~/ui/page-header";
import { Skeleton } from "~/ui/skeleton";
import { Tabs } from "~/ui/tabs";
import { gameListsMessages } from "./messages";

const bringHistory = () => import("./list/history");
const History = lazy(bringHistory);
const Notes = onDemand(() => import("./list/notes"));
const Removed = onDemand(() => import("./list/removed"));

const loadMessages = messagesLoader(gameListsMessages, gamesMessages, filtersMessages);

/** The history comes while the messages do. */
export function clientLoader(args: LoaderArgs) {
  bringHistory().catch(() => undefined);
  return loadMessages(args);
}

const views = ["history", "notes", "removed"] as const;
type View = (typeof views)[number];

/** Which of them is shown is in the address, so that a view can be sent and gone back to. */
function useView(): [View, (view: View) => void] {
  const [search, setSearch] = useSearchParams();
  const wanted = search.get("view");
  const view = views.find((known) => known === wanted) ?? "history";
  const show = (next: View) =>
    setSearch(
      (params) => {
        if (next === "history") params.delete("view");
        else params.set("view", next);
        return params;
      },
      { preventScrollReset: true },
    );
  return [view, show];
}

export default function GamesPage() {
  const { t } = useMessages(gameListsMessages);
  const to = useLocalePath();
  const filters = useFilters({ remembers: true });
  const [view, show] = useView();
  return (
    <>
      <PageHeader
        title={t("title")}
        actions={
          <>
            <ButtonLink variant="primary" to={to("/games/record")}>
              <AddIcon className="size-5" aria-hidden="true" />
              {t("record")}
            </ButtonLink>
            <ButtonLink to={to("/tags")}>
              <TagIcon className="size-4" aria-hidden="true" />
              {t("tags")}
            </ButtonLink>
          </>
        }
      />
      <Tabs
        label={t("views")}
        tabs={views.map((id) => ({ id, label: t(id) }))}
        current={view}
        onChange={show}
      >
        <Suspense fallback={<Skeleton className="h-96 rounded-lg" />}>
          {view === "history" && <History filters={filters} />}
          {view === "notes" && <Notes filters={filters} />}
          {view === "removed" && <Removed />}
        </Suspense>
      </Tabs>
    </>
  );
}
