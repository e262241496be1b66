import { useState } from "react";
import { named, searchedFrom } from "~/components/people/find";
import { PersonRow } from "~/components/people/person-row";
import { postInvitation } from "~/lib/api/playgroups";
import type { Card as Person } from "~/lib/api/types";
import { useLocalePath, useMessages } from "~/lib/i18n";
import { useAction } from "~/lib/use-action";
import { useUserStore } from "~/lib/user/store";
import { Button, ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { EmptyState } from "~/ui/empty-state";
import { FriendIcon } from "~/ui/icons/app";
import { SearchBox } from "~/ui/search-box";
import { toast } from "~/ui/toast-store";
import { playgroupPartsMessages } from "../messages";
import { Section } from "../section";
import type { GroupInUse } from "../use-playgroup";
import { candidates } from "./candidates";

/** How many are shown at once; the search finds the others. */
const most = 12;

function Nobody() {
  const { t } = useMessages(playgroupPartsMessages);
  const to = useLocalePath();
  return (
    <EmptyState
      icon={<FriendIcon className="size-6" />}
      title={t("nobodyToInvite")}
      action={<ButtonLink to={to("/friends/add")}>{t("addFriend")}</ButtonLink>}
    >
      {t("nobodyToInviteText")}
    </EmptyState>
  );
}

/** Friends, and people of other groups, each a tap away from being asked. */
export function InviteFriends({ use }: { use: GroupInUse }) {
  const { t } = useMessages(playgroupPartsMessages);
  const me = useUserStore((state) => state.userData?.id);
  const friends = useUserStore((state) => state.friends);
  const playgroups = useUserStore((state) => state.playgroups);
  const [wanted, setWanted] = useState("");
  const { group, run } = use;
  const people = candidates(group, { me, friends, playgroups });
  const fitting = named(people, wanted);

  const { run: invite, input: invited } = useAction(async ({ id, firstname: name }: Person) => {
    if (await run(() => postInvitation(group.id, id))) {
      toast({ tone: "success", message: t("invited", { name }) });
    }
  });

  return (
    <Section title={t("inviteTitle")} lead={t("inviteText")}>
      {people.length === 0 && <Nobody />}
      {people.length >= searchedFrom && (
        <SearchBox label={t("findPerson")} value={wanted} onChange={setWanted} />
      )}
      {fitting.length > 0 && (
        <Card padding="sm">
          <ul className="grid gap-1 lg:grid-cols-2 lg:gap-x-4">
            {fitting.slice(0, most).map((person) => (
              <li key={person.id} className="min-w-0">
                <PersonRow
                  person={person}
                  actions={
                    <Button
                      aria-label={t("inviteNamed", { name: person.firstname })}
                      busy={invited?.id === person.id}
                      onClick={() => invite(person)}
                    >
                      {t("invite")}
                    </Button>
                  }
                />
              </li>
            ))}
          </ul>
        </Card>
      )}
      {fitting.length > most && (
        <p className="text-sm text-text-muted">
          {t("moreToInvite", { count: fitting.length - most })}
        </p>
      )}
      {people.length > 0 && fitting.length === 0 && (
        <p role="status" className="text-text-muted">
          {t("nobodyFits", { wanted })}
        </p>
      )}
    </Section>
  );
}
