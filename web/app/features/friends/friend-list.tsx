import { useId, useState } from "react";
import { personPath } from "~/components/paths";
import { named, searchedFrom } from "~/components/people/find";
import { peopleMessages } from "~/components/people/messages";
import { PersonRow } from "~/components/people/person-row";
import { useFriendship } from "~/components/people/use-friendship";
import { ago } from "~/lib/ago";
import type { Friend } from "~/lib/api/types";
import { useLocalePath, useMessages } from "~/lib/i18n";
import { useNavigate } from "~/lib/router/page-router";
import { newestFirst } from "~/lib/user/lists";
import { Card } from "~/ui/card";
import { MoreIcon } from "~/ui/icons/app";
import { Menu } from "~/ui/menu";
import { SearchBox } from "~/ui/search-box";
import { friendsMessages } from "./messages";

function FriendRow({ friend, onEnd }: { friend: Friend; onEnd: () => void }) {
  const { t } = useMessages(friendsMessages);
  const people = useMessages(peopleMessages);
  const to = useLocalePath();
  const navigate = useNavigate();
  return (
    <PersonRow
      person={friend}
      detail={people.t("seen", { when: ago(friend.lastSeen, people.lang) })}
      actions={
        <Menu
          label={t("more", { name: friend.firstname })}
          icon={<MoreIcon className="size-5" />}
          items={[
            { label: t("look"), onSelect: () => void navigate(to(personPath(friend))) },
            { label: t("remove"), danger: true, onSelect: onEnd },
          ]}
        />
      }
    />
  );
}

/** Friends by when they were last here. */
export function FriendList({ friends }: { friends: readonly Friend[] }) {
  const { t } = useMessages(friendsMessages);
  const { end } = useFriendship();
  const [wanted, setWanted] = useState("");
  const title = useId();
  const shown = named(newestFirst(friends, "lastSeen"), wanted);
  return (
    <section aria-labelledby={title} className="grid gap-2">
      <h2 id={title} className="text-xl">
        {t("count", { count: friends.length })}
      </h2>
      {friends.length >= searchedFrom && (
        <SearchBox label={t("search")} value={wanted} onChange={setWanted} />
      )}
      {shown.length > 0 ? (
        <Card padding="sm">
          <ul className="grid gap-1">
            {shown.map((friend) => (
              <li key={friend.id}>
                <FriendRow friend={friend} onEnd={() => end(friend, "accepted")} />
              </li>
            ))}
          </ul>
        </Card>
      ) : (
        <p role="status" className="py-4 text-text-muted">
          {t("nobody", { wanted })}
        </p>
      )}
    </section>
  );
}
