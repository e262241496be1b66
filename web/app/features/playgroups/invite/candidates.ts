import type { Card, Friend, Playgroup } from "~/lib/api/types";

interface Known {
  me: string | undefined;
  friends: readonly Friend[];
  playgroups: readonly Playgroup[];
}

/** Whom I may ask into a group: friends, then those I share another group with; each once. */
export function candidates(group: Pick<Playgroup, "id" | "members">, known: Known): Card[] {
  const { me, friends, playgroups } = known;
  const there = new Set([me, ...group.members.map(({ id }) => id)]);
  const people: Card[] = [
    ...friends.filter(({ status }) => status === "accepted"),
    ...playgroups
      .filter(({ id, status }) => id !== group.id && status === "member")
      .flatMap(({ members }) => members.filter(({ status }) => status === "member")),
  ];
  return people.filter(({ id }) => {
    if (there.has(id)) return false;
    there.add(id);
    return true;
  });
}
