import { lazy, Suspense } from "react";
import { useParams } from "react-router";
import { isTableId, liveCode } from "~/components/live/code";
import { liveMessages } from "~/components/live/messages";
import { ApiError } from "~/lib/api/errors";
import { joinLive, readLive } from "~/lib/api/live";
import type { LiveTable } from "~/lib/api/types";
import { keepDraft, keptDraft } from "~/lib/draft";
import { messagesLoader, useMessages, useTranslation } from "~/lib/i18n";
import { later } from "~/lib/on-demand";
import { useApiQuery } from "~/lib/query";
import type { LoaderArgs } from "~/lib/router/page";
import { isAuthenticated, useUserStore } from "~/lib/user/store";
import type { GuestWay } from "~/live/guest";
import type { playOffline } from "~/live/offline/play";
import { LoadFailed } from "~/ui/load-failed";
import { Centred, Unknown } from "./unknown";
import { Waiting } from "./waiting";

const bring = () => import("./joined");
const Joined = lazy(bring);
const bringVisit = later(() => import("./visit"));
const bringOffline = later(() => import("~/live/offline/find"));

const loadMessages = messagesLoader(liveMessages);

/** The table's code loads while its id is looked up. */
export function clientLoader(args: LoaderArgs) {
  bring().catch(() => undefined);
  return loadMessages(args);
}

/** `closed` where one has to sign in first, and is on the way there. */
export type Found = Sitting | "unknown" | "closed";

interface Sitting {
  table: LiveTable;
  /** Only this device has it. */
  play?: typeof playOffline;
  guest?: GuestWay;
  /** They were not at it until now. */
  isNew?: boolean;
}

const draftOf = (code: string) => `live-${code}`;

/** A table that only this device has. */
async function sitHere(id: string): Promise<Sitting | null> {
  const { findOffline, playOffline } = await bringOffline();
  const found = await findOffline(id).catch(() => null);
  return found && { table: found.table.shown, play: playOffline };
}

/** Opening a table's address joins it; a table read once also opens offline. */
async function come(code: string | null, signedIn: boolean): Promise<Found> {
  if (!code) return "unknown";
  if (!signedIn) return (await bringVisit()).visit(code);
  const here = isTableId(code) ? await sitHere(code) : null;
  if (here) return here;
  try {
    const { table } = await readLive(code);
    const isNew = table.status === "open" && !table.joined;
    const joined = isNew ? await joinLive(code) : { table };
    keepDraft(draftOf(code), joined.table);
    return { ...joined, isNew };
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return "unknown";
    const answered = error instanceof ApiError && error.status < 500;
    const kept = answered ? null : known(code);
    if (!kept) throw error;
    return kept;
  }
}

/** A table that was read before is shown as it was left, until it is read again. */
function known(code: string | null): Sitting | null {
  const table = code === null ? null : keptDraft<LiveTable>(draftOf(code));
  return table && { table, isNew: false };
}

export default function LivePage() {
  const { t } = useMessages(liveMessages);
  const { t: app } = useTranslation();
  const { code: typed = "" } = useParams();
  const code = isTableId(typed) ? typed : liveCode(typed);
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
  const found = data ?? (signedIn ? known(code) : null);
  if (!found || found === "closed") return <Waiting />;
  if (found === "unknown") {
    return <Unknown title={t("unknown")} error={app("errors.notFound")} />;
  }
  const { isNew, ...sitting } = found;
  return (
    <Suspense fallback={<Waiting />}>
      <Joined key={`${found.table.id} ${isNew}`} {...sitting} />
    </Suspense>
  );
}
