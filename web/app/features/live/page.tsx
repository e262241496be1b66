import { lazy, Suspense } from "react";
import { useParams } from "react-router";
import { liveCode } from "~/components/live/code";
import { liveMessages } from "~/components/live/messages";
import { ApiError } from "~/lib/api/errors";
import { joinLive, readLive } from "~/lib/api/live";
import type { LiveTable } from "~/lib/api/types";
import { keepDraft, keptDraft } from "~/lib/draft";
import { messagesLoader, useMessages } from "~/lib/i18n";
import { later } from "~/lib/on-demand";
import { useApiQuery } from "~/lib/query";
import type { LoaderArgs } from "~/lib/router/page";
import { isAuthenticated, useUserStore } from "~/lib/user/store";
import type { GuestWay } from "~/live/guest";
import { LoadFailed } from "~/ui/load-failed";
import { Centred, Unknown } from "./unknown";
import { Waiting } from "./waiting";

const bring = () => import("./joined");
const Joined = lazy(bring);
const bringVisit = later(() => import("./visit"));

const loadMessages = messagesLoader(liveMessages);

/** The table's code loads while its id is looked up. */
export function clientLoader(args: LoaderArgs) {
  bring().catch(() => undefined);
  return loadMessages(args);
}

/** `closed` where one has to sign in first, and is on the way there. */
export type Found = { table: LiveTable; guest?: GuestWay } | "unknown" | "closed";

/** Opening a table's address joins it; a table read once also opens offline. */
async function come(code: string | null, signedIn: boolean): Promise<Found> {
  if (!code) return "unknown";
  if (!signedIn) return (await bringVisit()).visit(code);
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

export default function LivePage() {
  const { t } = useMessages(liveMessages);
  const { code: typed = "" } = useParams();
  const code = liveCode(typed);
  const signedIn = useUserStore(isAuthenticated);
  const { data, failed, error, retry } = useApiQuery([null, "sit-down", code, signedIn], () =>
    come(code, signedIn),
  );
  if (failed) {
    return (
      <Centred>
        <LoadFailed title={t("failed")} error={error} onRetry={retry} />
      </Centred>
    );
  }
  if (!data || data === "closed") return <Waiting />;
  if (data === "unknown") return <Unknown title={t("unknown")} />;
  return (
    <Suspense fallback={<Waiting />}>
      <Joined key={data.table.id} {...data} />
    </Suspense>
  );
}
