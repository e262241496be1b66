import { lazy, Suspense } from "react";
import { useLocation, useSearchParams } from "react-router";
import { formatsMessages } from "~/components/formats/messages";
import { gamesMessages } from "~/components/games/messages";
import { joinTableMessages } from "~/components/live/messages";
import { readOfflineTables } from "~/components/live/use-offline-tables";
import { readTables, tablesOf } from "~/components/seating/known-tables";
import { seatingMessages } from "~/components/seating/messages";
import { currentLive } from "~/lib/api/live";
import { messagesLoader, useMessages } from "~/lib/i18n";
import { useApiQuery } from "~/lib/query";
import { useUserStore } from "~/lib/user/store";
import { LoadFailed } from "~/ui/load-failed";
import { PageHeader } from "~/ui/page-header";
import { Skeleton } from "~/ui/skeleton";
import { liveSetupMessages } from "./messages";
import { freshDraft } from "./setup/draft";
import type { SetupProps } from "./setup/setup";

const Setup = lazy(() => import("./setup/setup"));

export const clientLoader = messagesLoader(
  liveSetupMessages,
  joinTableMessages,
  seatingMessages,
  gamesMessages,
  formatsMessages,
);

async function read(playgroup: string | null): Promise<SetupProps> {
  const { fetchFormats, fetchPlaygroups } = useUserStore.getState();
  const [known, open, offline] = await Promise.all([
    readTables(),
    // A table can be opened without loading the others.
    currentLive().catch(() => ({ tables: [] })),
    readOfflineTables(),
    fetchFormats(),
    fetchPlaygroups().catch(() => undefined),
  ]);
  const { formats, playgroups } = useUserStore.getState();
  const group = playgroups.find(({ id }) => id === playgroup);
  const tables = group ? tablesOf(group, known) : known;
  const formatId = tables.pods[0]?.formatId ?? formats[0]?.id ?? "";
  return {
    ...tables,
    open: [...offline, ...open.tables].filter(({ status }) => status === "open"),
    fresh: freshDraft(tables.players, formatId, group?.id ?? null),
  };
}

const Outline = () => (
  <div className="grid gap-3" aria-busy="true">
    {[1, 2, 3, 4].map((row) => (
      <Skeleton key={row} className="h-16 rounded-lg" />
    ))}
  </div>
);

/** A live table is set up, or joined. */
export default function NewTablePage() {
  const { t } = useMessages(liveSetupMessages);
  const [search] = useSearchParams();
  // Each visit begins with the draft as it is then.
  const { key } = useLocation();
  const playgroup = search.get("playgroup");
  const { data, failed, error, retry } = useApiQuery([null, "table-setup", playgroup], () =>
    read(playgroup),
  );
  return (
    <>
      <PageHeader title={t("title")} />
      {failed && <LoadFailed title={t("loadFailed")} error={error} onRetry={retry} />}
      {!failed && !data && <Outline />}
      {data && (
        <Suspense fallback={<Outline />}>
          <Setup key={key} {...data} />
        </Suspense>
      )}
    </>
  );
}
