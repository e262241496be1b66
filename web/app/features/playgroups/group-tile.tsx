import { Link } from "react-router";
import { playgroupPath } from "~/components/paths";
import { peopleMessages } from "~/components/people/messages";
import { groupsMessages } from "~/components/playgroups/messages";
import { ago } from "~/lib/ago";
import type { Playgroup } from "~/lib/api/types";
import { useLocalePath, useMessages } from "~/lib/i18n";
import { Art } from "~/ui/art";
import { Avatar } from "~/ui/avatar";
import { Badge } from "~/ui/badge";
import { playgroupsMessages } from "./messages";

const faces = 8;

/** A group by its picture, with who is in it and how busy it is. */
export function GroupTile({ group }: { group: Playgroup }) {
  const { t, lang } = useMessages(playgroupsMessages);
  const people = useMessages(peopleMessages);
  const groups = useMessages(groupsMessages);
  const to = useLocalePath();
  const members = group.members.filter(({ status }) => status === "member");
  const facts = [
    groups.t("members", { count: group.membersCount }),
    groups.t("games", { count: group.gamesCount }),
  ];
  return (
    <Link
      to={to(playgroupPath(group))}
      className="group grid h-full grid-rows-[auto_1fr] overflow-hidden rounded-lg border border-line bg-surface-raised transition-colors hover:border-line-strong"
    >
      <span className="block aspect-5/2 overflow-hidden">
        <Art
          name={group.name}
          picture={group.picture}
          columns={10}
          rows={4}
          className="size-full transition-transform duration-(--duration-calm) group-hover:scale-105"
        />
      </span>
      <span className="grid min-w-0 content-start gap-2 p-4">
        <span className="flex items-start justify-between gap-2">
          <span className="line-clamp-2 font-display text-lg leading-snug font-bold wrap-anywhere">
            {group.name}
          </span>
          {group.role !== "member" && <Badge>{people.t(`roles.${group.role}`)}</Badge>}
        </span>
        <span className="flex -space-x-2">
          {members.slice(0, faces).map((member) => (
            <Avatar
              key={member.id}
              name={member.username}
              picture={member.picture}
              size="sm"
              className="ring-2 ring-surface-raised"
            />
          ))}
        </span>
        <span className="text-sm text-text-muted tabular-nums">{facts.join(" · ")}</span>
        <span className="text-sm text-text-muted">
          {t("active", { when: ago(group.lastActivity, lang) })}
        </span>
      </span>
    </Link>
  );
}
