import { lazy, Suspense } from "react";
import { Link, useLocation, useParams } from "react-router";
import { formatsMessages } from "~/components/formats/messages";
import { playgroupPath } from "~/components/paths";
import { readTables, tablesOf } from "~/components/seating/known-tables";
import { seatingMessages } from "~/components/seating/messages";
import { ApiError, isGone } from "~/lib/api/errors";
import { getPlaygroup } from "~/lib/api/playgroups";
import type { Playgroup } from "~/lib/api/types";
import { keepDraft, keptDraft } from "~/lib/draft";
import { messagesLoader, useLocalePath, useMessages } from "~/lib/i18n";
import { useApiQuery } from "~/lib/query";
import { useUserStore } from "~/lib/user/store";
import { LoadFailed } from "~/ui/load-failed";
import { PageHeader } from "~/ui/page-header";
import { Skeleton } from "~/ui/skeleton";
import { Gone, ToGroups } from "../gone";
import { playgroupsMessages, podsMessages } from "../messages";
import type { MakePodsProps } from "./make-pods";
import { freshPodSession, type PodSession, resumed } from "./pod-session";

const MakePods = lazy(() => import("./make-pods"));

export const clientLoader = messagesLoader(
  podsMessages,
  playgroupsMessages,
  seatingMessages,
  formatsMessages,
);

const isMember = ({ status }: { status: Playgroup["status"] }) => status === "member";

/** Invited people do not play in it. */
async function find(id: string): Promise<Playgroup> {
  const { playgroup } = await getPlaygroup(id);
  if (!isMember(playgroup)) throw new ApiError(403, null);
  return playgroup;
}

async function read(id: string): Promise<MakePodsProps> {
  const [group, known] = await Promise.all([
    find(id),
    readTables(),
    useUserStore.getState().fetchFormats(),
  ]);
  const { pods, players: all } = tablesOf(group, known);
  const members = new Set(group.members.filter(isMember).map((member) => member.id));
  const players = all.filter((player) => members.has(player.id));
  const { formats } = useUserStore.getState();
  const formatId = pods[0]?.formatId ?? formats[0]?.id ?? "";
  const fresh = freshPodSession(players, formatId, Date.now());
  const draft = `pods-${id}`;
  const kept = keptDraft<PodSession>(draft);
  if (kept) keepDraft(draft, resumed(kept, players, Date.now()));
  return { group, players, fresh, draft };
}

const Outline = () => (
  <div className="grid gap-3" aria-busy="true">
    <Skeleton className="h-7 w-40" />
    <div className="grid grid-cols-2 gap-2 sm:grid-cols-3">
      {[1, 2, 3, 4, 5, 6].map((tile) => (
        <Skeleton key={tile} className="h-14" />
      ))}
    </div>
    <Skeleton className="h-64" />
  </div>
);

/** Tonight's players in, fair pods out, and straight to their tables. */
export default function PodsPage() {
  const { id = "" } = useParams();
  const { t } = useMessages(podsMessages);
  const to = useLocalePath();
  // Each visit begins with the draft as it is then.
  const { key } = useLocation();
  const { data, failed, error, retry } = useApiQuery([null, "pods", id], () => read(id));
  const gone = isGone(error);
  return (
    <>
      {gone ? (
        <Gone error={error} />
      ) : (
        <PageHeader
          title={t("title")}
          lead={
            data ? (
              <Link
                to={to(playgroupPath(data.group))}
                className="link -my-2.5 inline-flex min-h-target items-center"
              >
                {data.group.name}
              </Link>
            ) : (
              <Skeleton className="h-6 w-40" />
            )
          }
        />
      )}
      {failed && !gone && (
        <LoadFailed title={t("loadFailed")} error={error} onRetry={retry} back={<ToGroups />} />
      )}
      {!failed && data === undefined && <Outline />}
      {data && (
        <Suspense fallback={<Outline />}>
          <MakePods key={key} {...data} />
        </Suspense>
      )}
    </>
  );
}
