import { getPods } from "~/lib/api/games";
import type { Card, Player, Playgroup, Pod } from "~/lib/api/types";
import { keepDraft, keptDraft } from "~/lib/draft";
import { useUserStore } from "~/lib/user/store";

export interface KnownTables {
  pods: Pod[];
  /** Me first. */
  players: Player[];
}

const kept = "tables";

const playerOf = ({ id, username, firstname, picture }: Card): Player => ({
  id,
  username,
  firstname,
  picture,
  lastDeck: null,
});

/** All people the app knows: the user, friends, members of their groups. */
function peopleKnown(): Player[] {
  const { userData, friends, playgroups } = useUserStore.getState();
  const people: Card[] = [
    ...(userData ? [userData] : []),
    ...friends.filter(({ status }) => status === "accepted"),
    ...playgroups
      .filter(({ status }) => status === "member")
      .flatMap(({ members }) => members.filter(({ status }) => status === "member")),
  ];
  const once = new Map(people.map((person) => [person.id, person]));
  return [...once.values()].map(playerOf);
}

/** The same for a night of one group: its own tables and people come first, all of it in its name. */
export function tablesOf(group: Playgroup, { pods, players }: KnownTables): KnownTables {
  const own = (pod: Pod) => pod.playgroupId === group.id;
  const members = group.members.filter(({ status }) => status === "member");
  const known = new Set(players.map(({ id }) => id));
  const inside = new Set(members.map(({ id }) => id));
  const [me, ...others] = players;
  const strangers = members.filter(({ id }) => !known.has(id)).map(playerOf);
  return {
    pods: [
      ...pods.filter(own),
      // A set stays in the group it was begun in.
      ...pods
        .filter((pod) => !own(pod))
        .map((pod) => ({ ...pod, playgroupId: group.id, setId: null })),
    ],
    players: [
      ...(me ? [me] : []),
      ...others.filter(({ id }) => inside.has(id)),
      ...strangers,
      ...others.filter(({ id }) => !inside.has(id)),
    ],
  };
}

/** My last tables and people; where the server is away, as they were when it was not. */
export async function readTables(): Promise<KnownTables> {
  try {
    const tables = await getPods();
    keepDraft(kept, tables);
    return tables;
  } catch (error) {
    console.error("Failed to fetch the last tables", error);
    return keptDraft<KnownTables>(kept) ?? { pods: [], players: peopleKnown() };
  }
}
