import { playgroupPath } from "~/components/paths";
import type { Playgroup } from "~/lib/api/types";
import { newestFirst } from "~/lib/user/lists";
import type { FullHit } from "../hit";

/** My groups and those I am invited to, the one with the last activity first. */
export const groupHits = (
  playgroups: readonly Playgroup[],
  members: (count: number) => string,
): FullHit[] =>
  newestFirst(playgroups, "lastActivity").map((group) => ({
    kind: "groups",
    key: `groups:${group.id}`,
    path: playgroupPath(group),
    title: group.name,
    // Nobody who is only invited knows how many there are.
    detail: group.status === "member" ? members(group.membersCount) : undefined,
    picture: group.picture,
  }));
