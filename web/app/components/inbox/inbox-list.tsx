import { personPath, playgroupPath } from "~/components/paths";
import { FriendActions } from "~/components/people/friend-actions";
import { peopleMessages } from "~/components/people/messages";
import { useFriendship } from "~/components/people/use-friendship";
import { groupsMessages } from "~/components/playgroups/messages";
import { useAnswering } from "~/components/playgroups/use-answering";
import type { Friend, Playgroup } from "~/lib/api/types";
import { useLocalePath, useMessages } from "~/lib/i18n";
import { useInbox } from "~/lib/inbox";
import { Avatar } from "~/ui/avatar";
import { Button } from "~/ui/button";
import { InboxRow } from "./inbox-row";

function Request({ friend }: { friend: Friend }) {
  const { t } = useMessages(peopleMessages);
  const to = useLocalePath();
  const friendship = useFriendship();
  const { username, firstname, picture } = friend;
  return (
    <InboxRow
      to={to(personPath(friend))}
      picture={<Avatar name={username} picture={picture} />}
      title={firstname}
      detail={`${username} · ${t("asksYou")}`}
      actions={<FriendActions person={friend} status="incoming" use={friendship} />}
    />
  );
}

function Invitation({ group }: { group: Playgroup }) {
  const { t } = useMessages(groupsMessages);
  const to = useLocalePath();
  const { busy, accept, decline } = useAnswering();
  const { name, picture, invitedBy } = group;
  return (
    <InboxRow
      to={to(playgroupPath(group))}
      picture={<Avatar name={name} picture={picture} />}
      title={name}
      detail={invitedBy ? t("invitedBy", { name: invitedBy.firstname }) : t("invited")}
      actions={
        <>
          <Button
            variant="primary"
            aria-label={t("acceptNamed", { name })}
            busy={busy === group.id}
            onClick={() => accept(group)}
          >
            {t("accept")}
          </Button>
          <Button aria-label={t("declineNamed", { name })} onClick={() => decline(group)}>
            {t("decline")}
          </Button>
        </>
      }
    />
  );
}

/** All that asks for an answer, each to be given in one tap. */
export function InboxList() {
  const { requests, invitations } = useInbox();
  return (
    <ul className="grid divide-y divide-line">
      {requests.map((friend) => (
        <li key={friend.id}>
          <Request friend={friend} />
        </li>
      ))}
      {invitations.map((group) => (
        <li key={group.id}>
          <Invitation group={group} />
        </li>
      ))}
    </ul>
  );
}
