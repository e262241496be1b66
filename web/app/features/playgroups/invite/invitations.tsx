import { PersonRow } from "~/components/people/person-row";
import { useDeleting } from "~/lib/delete-with-undo";
import { useMessages } from "~/lib/i18n";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { useActing } from "../members/use-acting";
import { playgroupPartsMessages } from "../messages";
import { Section } from "../section";
import type { GroupInUse } from "../use-playgroup";
import { InviteFriends } from "./invite-friends";
import { Links } from "./links";

/** People who were invited and have not answered. */
function Pending({ use }: { use: GroupInUse }) {
  const { t } = useMessages(playgroupPartsMessages);
  const deleting = useDeleting();
  const { remove } = useActing(use);
  const { group } = use;
  const pending = group.members.filter(
    ({ id, status }) => status === "invited" && !deleting(`${group.id} ${id}`),
  );
  if (pending.length === 0) return null;
  return (
    <Section title={t("pending")} lead={t("pendingText")}>
      <Card padding="sm">
        <ul className="grid gap-1">
          {pending.map((member) => (
            <li key={member.id}>
              <PersonRow
                person={member}
                detail={member.invitedBy && t("invitedBy", { name: member.invitedBy.firstname })}
                actions={
                  <Button
                    aria-label={t("withdrawNamed", { name: member.firstname })}
                    onClick={() => remove(member)}
                  >
                    {t("withdraw")}
                  </Button>
                }
              />
            </li>
          ))}
        </ul>
      </Card>
    </Section>
  );
}

/** The ways to join: an invitation, or a link. */
export default function Invitations({ use }: { use: GroupInUse }) {
  return (
    <div className="grid gap-8">
      <Pending use={use} />
      <InviteFriends use={use} />
      <Links use={use} />
    </div>
  );
}
