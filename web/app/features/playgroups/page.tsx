import { peopleMessages } from "~/components/people/messages";
import { groupsMessages } from "~/components/playgroups/messages";
import type { Playgroup } from "~/lib/api/types";
import { useDeleting } from "~/lib/delete-with-undo";
import { messagesLoader, useLocalePath, useMessages, useTranslation } from "~/lib/i18n";
import { newestFirst } from "~/lib/user/lists";
import { useListsLoad } from "~/lib/user/lists-load";
import { useUserStore } from "~/lib/user/store";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { AddIcon } from "~/ui/icons/app";
import { GroupIcon } from "~/ui/icons/everywhere";
import { LoadFailed } from "~/ui/load-failed";
import { PageHeader } from "~/ui/page-header";
import { Skeleton } from "~/ui/skeleton";
import { GroupTile } from "./group-tile";
import { Invitations } from "./invitation-list";
import { playgroupsMessages } from "./messages";

export const clientLoader = messagesLoader(playgroupsMessages, groupsMessages, peopleMessages);

const grid = "grid gap-4 sm:grid-cols-2 xl:grid-cols-3";

function NotThere() {
  const { t } = useTranslation();
  const { failed, error, load } = useListsLoad();
  if (failed) return <LoadFailed title={t("lists.failed")} error={error} onRetry={load} />;
  return (
    <div className={grid} aria-busy="true">
      {[1, 2, 3].map((tile) => (
        <Skeleton key={tile} className="h-60 rounded-lg" />
      ))}
    </div>
  );
}

function FirstGroup() {
  const { t } = useMessages(playgroupsMessages);
  const to = useLocalePath();
  return (
    <EmptyState
      icon={<GroupIcon className="size-6" />}
      title={t("empty")}
      action={
        <ButtonLink variant="primary" to={to("/playgroups/create")}>
          {t("create")}
        </ButtonLink>
      }
    >
      {t("emptyText")}
    </EmptyState>
  );
}

/** The user's groups and invitations. */
export default function PlaygroupsPage() {
  const { t } = useMessages(playgroupsMessages);
  const to = useLocalePath();
  const all = useUserStore((state) => state.playgroups) as Playgroup[];
  const fetched = useUserStore((state) => state.lastFetch.playgroups !== null);
  const deleting = useDeleting();
  const known = newestFirst(all, "lastActivity").filter(({ id }) => !deleting(id));
  const groups = known.filter(({ status }) => status === "member");
  const invitations = known.filter(({ status }) => status === "invited");
  const ready = fetched || all.length > 0;
  return (
    <>
      <PageHeader
        title={t("title")}
        actions={
          <ButtonLink variant="primary" to={to("/playgroups/create")}>
            <AddIcon className="size-5" aria-hidden="true" />
            {t("create")}
          </ButtonLink>
        }
      />
      <div className="grid gap-8">
        {invitations.length > 0 && <Invitations invitations={invitations} />}
        {!ready && <NotThere />}
        {ready && groups.length === 0 && <FirstGroup />}
        {groups.length > 0 && (
          <ul aria-label={t("yours")} className={grid}>
            {groups.map((group) => (
              <li key={group.id}>
                <GroupTile group={group} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  );
}
