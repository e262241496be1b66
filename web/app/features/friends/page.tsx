import { peopleMessages } from "~/components/people/messages";
import { useDeleting } from "~/lib/delete-with-undo";
import { messagesLoader, useLocalePath, useMessages, useTranslation } from "~/lib/i18n";
import { useListsLoad } from "~/lib/user/lists-load";
import { useUserStore } from "~/lib/user/store";
import { ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { FriendIcon } from "~/ui/icons/app";
import { LoadFailed } from "~/ui/load-failed";
import { PageHeader } from "~/ui/page-header";
import { Skeleton } from "~/ui/skeleton";
import { FriendList } from "./friend-list";
import { friendsMessages } from "./messages";
import { NoFriends } from "./no-friends";
import { Requests } from "./requests";

export const clientLoader = messagesLoader(friendsMessages, peopleMessages);

function NotThere() {
  const { t } = useTranslation();
  const { failed, error, load } = useListsLoad();
  if (failed) return <LoadFailed title={t("lists.failed")} error={error} onRetry={load} />;
  return (
    <Card padding="sm" className="grid gap-2" aria-busy="true">
      {[1, 2, 3, 4].map((row) => (
        <Skeleton key={row} className="h-15" />
      ))}
    </Card>
  );
}

/** Who asks, who was asked, and who is a friend already. */
export default function FriendsPage() {
  const { t } = useMessages(friendsMessages);
  const to = useLocalePath();
  const all = useUserStore((state) => state.friends);
  const fetched = useUserStore((state) => state.lastFetch.friends !== null);
  const deleting = useDeleting();
  const known = all.filter(({ id }) => !deleting(id));
  const friends = known.filter(({ status }) => status === "accepted");
  const requests = known.filter(({ status }) => status !== "accepted");
  const ready = fetched || all.length > 0;
  return (
    <>
      <PageHeader
        title={t("title")}
        actions={
          <ButtonLink variant="primary" to={to("/friends/add")}>
            <FriendIcon className="size-5" aria-hidden="true" />
            {t("add")}
          </ButtonLink>
        }
      />
      <div className="grid gap-8">
        {requests.length > 0 && <Requests requests={requests} />}
        {friends.length > 0 && <FriendList friends={friends} />}
        {!ready && <NotThere />}
        {ready && friends.length === 0 && <NoFriends waiting={requests.length > 0} />}
      </div>
    </>
  );
}
