import { Suspense, useState } from "react";
import { named, searchedFrom } from "~/components/people/find";
import { peopleMessages } from "~/components/people/messages";
import type { Member } from "~/lib/api/types";
import { useDeleting } from "~/lib/delete-with-undo";
import { useMessages } from "~/lib/i18n";
import { onDemand } from "~/lib/on-demand";
import { useUserStore } from "~/lib/user/store";
import { Card } from "~/ui/card";
import { ChoiceChips } from "~/ui/choice-chips";
import { SearchBox } from "~/ui/search-box";
import { playgroupPartsMessages } from "../messages";
import type { GroupInUse } from "../use-playgroup";
import { type Act, actsOn } from "./acts";
import { MemberRow } from "./member-row";
import { useActing } from "./use-acting";

const HandOver = onDemand(() => import("./hand-over"));

const roles = ["owner", "admin", "member"] as const;
type Role = (typeof roles)[number];

/** Those in charge first, then by name. */
const inOrder = (members: readonly Member[]) =>
  members.toSorted(
    (a, b) =>
      roles.indexOf(a.role) - roles.indexOf(b.role) || a.firstname.localeCompare(b.firstname),
  );

/** Who is in the group, and what they are in it. */
export default function Members({ use }: { use: GroupInUse }) {
  const { t } = useMessages(playgroupPartsMessages);
  const people = useMessages(peopleMessages);
  const me = useUserStore((state) => state.userData?.id);
  const deleting = useDeleting();
  const acting = useActing(use);
  const [wanted, setWanted] = useState("");
  const [role, setRole] = useState<Role | null>(null);
  const [heir, setHeir] = useState<Member | null>(null);
  const { group } = use;
  const members = group.members.filter(
    ({ id, status }) => status === "member" && !deleting(`${group.id} ${id}`),
  );
  const many = members.length >= searchedFrom;
  const shown = named(inOrder(members), wanted).filter(
    (member) => role === null || member.role === role,
  );

  const act = (member: Member, what: Act) => {
    if (what === "handOver") setHeir(member);
    else acting[what](member);
  };

  return (
    <section className="grid gap-4">
      <h2 className="sr-only">{t("members")}</h2>
      {many && (
        <search aria-label={t("findMember")} className="grid gap-3">
          <SearchBox label={t("findMember")} value={wanted} onChange={setWanted} />
          <ChoiceChips
            legend={t("role")}
            options={roles.map((value) => ({ value, label: people.t(`roles.${value}`) }))}
            value={role}
            onChange={setRole}
          />
        </search>
      )}
      {many && (
        <p role="status" className="text-sm text-text-muted tabular-nums">
          {t("shownOf", { shown: shown.length, count: members.length })}
        </p>
      )}
      {shown.length > 0 && (
        <Card padding="sm">
          <ul className="grid gap-1 lg:grid-cols-2 lg:gap-x-4">
            {shown.map((member) => (
              <li key={member.id} className="min-w-0">
                <MemberRow
                  member={member}
                  acts={actsOn(group.role, me, member)}
                  onAct={(what) => act(member, what)}
                />
              </li>
            ))}
          </ul>
        </Card>
      )}
      {heir && (
        <Suspense>
          <HandOver use={use} heir={heir} onClose={() => setHeir(null)} />
        </Suspense>
      )}
    </section>
  );
}
