import { PersonRow } from "~/components/people/person-row";
import { groupsMessages } from "~/components/playgroups/messages";
import { useAnswering } from "~/components/playgroups/use-answering";
import type { Playgroup } from "~/lib/api/types";
import { useLocalePath, useMessages } from "~/lib/i18n";
import { useNavigate } from "~/lib/router/page-router";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { playgroupsMessages } from "../messages";
import { GroupHeader } from "./group-header";

interface InvitedViewProps {
  group: Playgroup;
  onAccepted: (group: Playgroup) => void;
}

/** A group seen from its door: what it is, who asks one in, and the answer. */
export default function InvitedView({ group, onAccepted }: InvitedViewProps) {
  const { t } = useMessages(playgroupsMessages);
  const groups = useMessages(groupsMessages);
  const to = useLocalePath();
  const navigate = useNavigate();
  const { busy, accept, decline } = useAnswering(onAccepted);
  const { invitedBy } = group;
  return (
    <article className="grid gap-6">
      <GroupHeader
        group={group}
        facts={<p className="text-text-muted">{t("invitedText")}</p>}
        actions={
          <>
            <Button
              variant="primary"
              size="lg"
              busy={busy === group.id}
              onClick={() => accept(group)}
            >
              {groups.t("accept")}
            </Button>
            <Button
              size="lg"
              onClick={() => {
                decline(group);
                void navigate(to("/playgroups"));
              }}
            >
              {groups.t("decline")}
            </Button>
          </>
        }
      />
      {invitedBy && (
        <Card padding="sm" className="sm:max-w-md">
          <PersonRow person={invitedBy} name={invitedBy.firstname} detail={t("invitesYou")} />
        </Card>
      )}
    </article>
  );
}
