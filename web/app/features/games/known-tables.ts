import { getPods } from "~/lib/api/games";
import type { Card, Player, Pod } from "~/lib/api/types";
import { keepDraft, keptDraft } from "~/lib/draft";
import { useUserStore } from "~/lib/user/store";

export interface KnownTables {
  pods: Pod[];
  /** Me first. */
  players: Player[];
}

const kept = "tables";

/** Everybody the browser knows of: me, friends, people of my groups. */
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
  return [...once.values()].map(({ id, username, firstname, picture }) => ({
    id,
    username,
    firstname,
    picture,
    lastDeck: null,
  }));
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
