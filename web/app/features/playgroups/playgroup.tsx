import { Suspense } from "react";
import { useParams } from "react-router";
import { playgroupPath } from "~/components/paths";
import { peopleMessages } from "~/components/people/messages";
import { groupsMessages } from "~/components/playgroups/messages";
import { messagesLoader, useTranslation } from "~/lib/i18n";
import { onDemand } from "~/lib/on-demand";
import { useRightAddress } from "~/lib/right-address";
import { LoadFailed } from "~/ui/load-failed";
import { Skeleton } from "~/ui/skeleton";
import { Gone, ToGroups } from "./gone";
import { playgroupsMessages } from "./messages";
import { GroupView } from "./show/group-view";
import { usePlaygroup } from "./use-playgroup";

const InvitedView = onDemand(() => import("./show/invited-view"));

export const clientLoader = messagesLoader(playgroupsMessages, groupsMessages, peopleMessages);

const Loading = () => (
  <div className="grid gap-8" aria-busy="true">
    <div className="grid grid-cols-[5rem_1fr] gap-4 sm:grid-cols-[10rem_1fr] sm:gap-6">
      <Skeleton className="aspect-square w-full rounded-lg" />
      <div className="grid content-start gap-3">
        <Skeleton className="h-11 w-3/4" />
        <Skeleton className="h-6 w-1/2" />
        <Skeleton className="h-11 w-48" />
      </div>
    </div>
    <Skeleton className="h-64 rounded-lg" />
  </div>
);

export default function PlaygroupPage() {
  const { id = "" } = useParams();
  const { t } = useTranslation();
  const { group, gone, failed, error, retry, ...use } = usePlaygroup(id);
  useRightAddress(group && !gone ? playgroupPath(group) : undefined);
  const there = group && !gone;
  return (
    <>
      {gone && <Gone name={group?.name} error={error} />}
      {there && group.status === "invited" && (
        <Suspense fallback={<Loading />}>
          <InvitedView group={group} onAccepted={use.show} />
        </Suspense>
      )}
      {there && group.status === "member" && <GroupView key={group.id} use={{ group, ...use }} />}
      {!group && !gone && failed && (
        <LoadFailed title={t("lists.failed")} error={error} onRetry={retry} back={<ToGroups />} />
      )}
      {!group && !gone && !failed && <Loading />}
    </>
  );
}
