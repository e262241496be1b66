import { peopleMessages } from "~/components/people/messages";
import { PersonRow } from "~/components/people/person-row";
import type { Member } from "~/lib/api/types";
import { useMessages } from "~/lib/i18n";
import { useUserStore } from "~/lib/user/store";
import { Badge } from "~/ui/badge";
import { MoreIcon } from "~/ui/icons/app";
import { Menu } from "~/ui/menu";
import { playgroupPartsMessages } from "../messages";
import type { Act } from "./acts";

interface MemberRowProps {
  member: Member;
  acts: readonly Act[];
  onAct: (act: Act) => void;
}

export function MemberRow({ member, acts, onAct }: MemberRowProps) {
  const { t, lang } = useMessages(playgroupPartsMessages);
  const people = useMessages(peopleMessages);
  const me = useUserStore((state) => state.userData?.id === member.id);
  const since =
    member.joinedAt &&
    new Intl.DateTimeFormat(lang, { month: "short", year: "numeric" }).format(
      new Date(member.joinedAt),
    );
  return (
    <PersonRow
      person={member}
      detail={since && t("since", { date: since })}
      badges={
        <>
          {me && <Badge tone="accent">{people.t("you")}</Badge>}
          {member.role !== "member" && <Badge>{people.t(`roles.${member.role}`)}</Badge>}
        </>
      }
      actions={
        acts.length > 0 && (
          <Menu
            label={t("moreFor", { name: member.firstname })}
            icon={<MoreIcon className="size-5" />}
            items={acts.map((act) => ({
              label: t(`acts.${act}`),
              danger: act === "remove",
              onSelect: () => onAct(act),
            }))}
          />
        )
      }
    />
  );
}
