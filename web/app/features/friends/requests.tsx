import { useId } from "react";
import { FriendActions } from "~/components/people/friend-actions";
import { peopleMessages } from "~/components/people/messages";
import { PersonRow } from "~/components/people/person-row";
import { useFriendship } from "~/components/people/use-friendship";
import type { Friend } from "~/lib/api/types";
import { useMessages } from "~/lib/i18n";
import { Card } from "~/ui/card";
import { friendsMessages } from "./messages";

/** Incoming requests first, then outgoing ones. */
export function Requests({ requests }: { requests: readonly Friend[] }) {
  const { t } = useMessages(friendsMessages);
  const people = useMessages(peopleMessages);
  const friendship = useFriendship();
  const title = useId();
  const incoming = requests.filter(({ status }) => status === "incoming");
  const outgoing = requests.filter(({ status }) => status === "outgoing");
  return (
    <section aria-labelledby={title} className="grid gap-2">
      <h2 id={title} className="text-xl">
        {t("requests")}
      </h2>
      <Card padding="sm">
        <ul className="grid gap-1">
          {[...incoming, ...outgoing].map((friend) => (
            <li key={friend.id}>
              <PersonRow
                person={friend}
                detail={people.t(friend.status === "incoming" ? "asksYou" : "waiting")}
                actions={<FriendActions person={friend} status={friend.status} use={friendship} />}
              />
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}
