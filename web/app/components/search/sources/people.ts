import { personPath } from "~/components/paths";
import type { Card, Friend, Playgroup } from "~/lib/api/types";
import { newestFirst, type UserData } from "~/lib/user/lists";
import type { FullHit } from "../hit";

/** Friends, the one seen last first, then members of my groups, then me: by first name or username. */
export function peopleHits(
  friends: readonly Friend[],
  playgroups: readonly Playgroup[],
  me: UserData | null,
): FullHit[] {
  const people: Card[] = [
    ...newestFirst(friends, "lastSeen"),
    ...playgroups.flatMap(({ members }) => members).filter(({ id }) => id !== me?.id),
    ...(me ? [me] : []),
  ];
  const once = new Map(people.map((person) => [person.id, person]));
  return [...once.values()].map((person) => ({
    kind: "people",
    key: `people:${person.id}`,
    path: personPath(person),
    title: person.firstname,
    detail: person.username,
    picture: person.picture,
    also: person.username,
  }));
}
