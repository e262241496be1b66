import { lazy, Suspense, useState } from "react";
import { peopleMessages } from "~/components/people/messages";
import { groupsMessages } from "~/components/playgroups/messages";
import { ago } from "~/lib/ago";
import { useLocalePath, useMessages } from "~/lib/i18n";
import { onDemand, soon } from "~/lib/on-demand";
import { usePart } from "~/lib/part-in-address";
import { Badge } from "~/ui/badge";
import { ButtonLink } from "~/ui/button";
import { Fold } from "~/ui/fold";
import { AddIcon } from "~/ui/icons/app";
import { Skeleton } from "~/ui/skeleton";
import { Tabs } from "~/ui/tabs";
import { playgroupsMessages } from "../messages";
import { StoryOutline } from "../story/outline";
import type { GroupInUse } from "../use-playgroup";
import { GroupHeader } from "./group-header";

const Story = soon(() => import("../story/story"));

// The group itself is shown first; each part of the page brings its own code and words.
const parts = {
  games: lazy(() => import("./group-games")),
  figures: onDemand(() => import("../stats/stats")),
  members: onDemand(() => import("../members/members")),
  invitations: onDemand(() => import("../invite/invitations")),
  activity: onDemand(() => import("./activity")),
  settings: onDemand(() => import("../settings/settings")),
} as const;

const open = ["games", "figures", "members", "activity", "settings"] as const;
const withInvitations = [
  "games",
  "figures",
  "members",
  "invitations",
  "activity",
  "settings",
] as const;

/** A group's page for its members. */
export function GroupView({ use }: { use: GroupInUse }) {
  const { group } = use;
  const { t, lang } = useMessages(playgroupsMessages);
  const people = useMessages(peopleMessages);
  const groups = useMessages(groupsMessages);
  const to = useLocalePath();
  // Only members who may invite can use it.
  const shown = group.role === "member" ? open : withInvitations;
  const [part = "games", turn] = usePart<keyof typeof parts>(shown);
  const Part = parts[part];
  // Who follows a link to another part came for that: the story folds away, and stays where it is while they turn.
  const [folded] = useState(part !== "games");
  const story = (
    <Suspense fallback={<StoryOutline group={group} />}>
      <Story use={use} folded={folded} />
    </Suspense>
  );
  const facts = [
    groups.t("members", { count: group.membersCount }),
    groups.t("games", { count: group.gamesCount }),
    t("active", { when: ago(group.lastActivity, lang) }),
  ];
  return (
    <article className="grid gap-6">
      <GroupHeader
        group={group}
        facts={
          <>
            <p className="text-text-muted tabular-nums">{facts.join(" · ")}</p>
            <p>
              <Badge tone={group.role === "owner" ? "accent" : "plain"}>
                {t("yourRole", { role: people.t(`roles.${group.role}`) })}
              </Badge>
            </p>
          </>
        }
        actions={
          <>
            <ButtonLink variant="primary" to={to(`/games/record?playgroup=${group.id}`)}>
              <AddIcon className="size-5" aria-hidden="true" />
              {t("record")}
            </ButtonLink>
            <ButtonLink to={to(`/playgroup/${group.id}/pods`)}>{t("makePods")}</ButtonLink>
          </>
        }
      />
      {group.gamesCount > 0 && (folded ? <Fold label={t("story")}>{() => story}</Fold> : story)}
      <Tabs
        label={t("tabs")}
        tabs={shown.map((id) => ({ id, label: t(`parts.${id}`) }))}
        current={part}
        onChange={turn}
      >
        <Suspense fallback={<Skeleton className="h-64 rounded-lg" />}>
          <Part use={use} />
        </Suspense>
      </Tabs>
    </article>
  );
}
