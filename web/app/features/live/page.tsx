import { type ReactNode, useCallback, useEffect, useState } from "react";
import { useParams } from "react-router";
import { ApiError } from "~/lib/api/errors";
import { joinLive, readLive } from "~/lib/api/live";
import type { LiveTable } from "~/lib/api/types";
import { keepDraft, keptDraft } from "~/lib/draft";
import { useLocalePath, useWords, wordsLoader } from "~/lib/i18n";
import { useLoad } from "~/lib/use-load";
import { followTable } from "~/live/client";
import { useLive } from "~/live/use-live";
import type { LiveStore } from "~/live/view";
import { gamesWords } from "~/parts/games/words";
import { liveCode } from "~/parts/live/code";
import { tableLinesWords } from "~/parts/live/words";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { LiveIcon } from "~/ui/icons";
import { LoadFailed } from "~/ui/load-failed";
import { Table } from "./table";
import { Waiting } from "./waiting";
import { liveWords } from "./words";

export const clientLoader = wordsLoader(liveWords, gamesWords, tableLinesWords);

type Found = { table: LiveTable } | "unknown";

/** Whoever opens a table's address sits down; what was read once is there without a network too. */
async function come(code: string | null): Promise<Found> {
  if (!code) return "unknown";
  try {
    const { table } = await readLive(code);
    const joined = table.status === "open" && !table.joined ? await joinLive(code) : { table };
    keepDraft(`live-${code}`, joined.table);
    return joined;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return "unknown";
    const answered = error instanceof ApiError && error.status < 500;
    const table = answered ? null : keptDraft<LiveTable>(`live-${code}`);
    if (!table) throw error;
    return { table };
  }
}

const Centred = ({ children }: { children: ReactNode }) => (
  <div className="mx-auto grid min-h-dvh w-full max-w-xl content-center p-4">{children}</div>
);

function Unknown({ title }: { title: string }) {
  const { t } = useWords(liveWords);
  const to = useLocalePath();
  return (
    <Centred>
      <EmptyState
        icon={<LiveIcon className="size-6" />}
        title={title}
        action={
          <span className="flex flex-wrap justify-center gap-2">
            <ButtonLink variant="primary" to={to("/live/new")}>
              {t("toOther")}
            </ButtonLink>
            <ButtonLink to={to("/dashboard")}>{t("toDashboard")}</ButtonLink>
          </span>
        }
      >
        {t("unknownText")}
      </EmptyState>
    </Centred>
  );
}

function Followed({ table, store }: { table: LiveTable; store: LiveStore }) {
  const { t } = useWords(liveWords);
  const { phase } = useLive(store);
  if (phase === "refused") return <Unknown title={t("notHere")} />;
  if (phase === "gone") return <Unknown title={t("unknown")} />;
  return <Table table={table} store={store} />;
}

function Joined({ table }: { table: LiveTable }) {
  const [store, setStore] = useState<LiveStore | null>(null);
  const { id } = table;
  useEffect(() => {
    const followed = followTable(id);
    setStore(followed);
    return followed.close;
  }, [id]);
  return store ? <Followed key={id} table={table} store={store} /> : <Waiting />;
}

export default function LivePage() {
  const { t } = useWords(liveWords);
  const { code: typed = "" } = useParams();
  const code = liveCode(typed);
  const { data, failed, retry } = useLoad(useCallback(() => come(code), [code]));
  if (failed) {
    return (
      <Centred>
        <LoadFailed title={t("failed")} onRetry={retry} />
      </Centred>
    );
  }
  if (!data) return <Waiting />;
  if (data === "unknown") return <Unknown title={t("unknown")} />;
  return <Joined table={data.table} />;
}
