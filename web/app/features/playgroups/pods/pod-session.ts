import { liveSeats, usualSettings } from "~/components/live/new-table";
import {
  inFormat,
  type SeatedPlayer,
  seatedWithLastDeck,
} from "~/components/seating/seated-player";
import type { LiveBody, Player, PodFacts, PodsAnswer, PodsBody } from "~/lib/api/types";

export const fewest = 3;
export const most = 100;
/** A pod takes this many at least and at most. */
const smallest = 3;
const largest = 5;

/** A player who is here tonight. */
export interface Present extends SeatedPlayer {
  /** Set by hand if the deck does not give it. */
  bracket: number | null;
}

/** Who plays with whom, by their keys; pods keep their places. */
export type Pods = string[][];

/** The server's evaluation of an arrangement, by pod and in total. */
export interface Said {
  pods: Omit<PodFacts, "players">[];
  cost: number;
  chance: number;
}

export interface Arrangement {
  pods: Pods;
  /** Null until the server has judged a change by hand. */
  said: Said | null;
}

/** A live table of one pod; without a code until it is open. */
export interface PodTable {
  id: string;
  people: string[];
  code: string | null;
  url: string | null;
}

/** Tonight, from who is here to where they play; it survives a reload. */
export interface PodSession {
  at: number;
  step: "people" | "pods" | "tables";
  formatId: string;
  subformatId: string | null;
  people: Present[];
  /** The players who stay in their pod. */
  locked: string[];
  /** The arrangements shown so far, the current one last. */
  arrangements: Arrangement[];
  tables: PodTable[];
}

export const present = (player: SeatedPlayer): Present => ({ ...player, bracket: null });

/** Starts with the user alone. */
export const freshPodSession = (
  players: readonly Player[],
  formatId: string,
  at: number,
): PodSession => ({
  at,
  step: "people",
  formatId,
  subformatId: null,
  people: players.slice(0, 1).map((me) => present(seatedWithLastDeck(me, formatId))),
  locked: [],
  arrangements: [],
  tables: [],
});

const back = {
  step: "people",
  locked: [],
  arrangements: [],
  tables: [],
} satisfies Partial<PodSession>;

/** Other people or decks make other pods. */
export const withPeople = (session: PodSession, people: Present[]): PodSession => ({
  ...session,
  ...back,
  people,
});

/** In another format, with the decks each played last in it. */
export const playedIn = (
  session: PodSession,
  players: readonly Player[],
  formatId: string,
  subformatId: string | null,
): PodSession => ({
  ...withPeople(session, inFormat(session.people, players, formatId)),
  formatId,
  subformatId,
});

const oneNight = 18 * 3_600_000;

/**
 * A stored session brought up to date: former members are dropped, and of an earlier session
 * only who came is worth remembering.
 */
export function resumed(kept: PodSession, players: readonly Player[], now: number): PodSession {
  const members = new Set(players.map(({ id }) => id));
  const people = kept.people.filter(({ userId }) => userId === null || members.has(userId));
  if (now - kept.at > oneNight) {
    return { ...playedIn({ ...kept, people }, players, kept.formatId, kept.subformatId), at: now };
  }
  return people.length < kept.people.length ? withPeople(kept, people) : kept;
}

export const podOf = (pods: Pods, key: string): number =>
  pods.findIndex((pod) => pod.includes(key));

/** Two people change places; none do where they sit together already. */
export const swap = (pods: Pods, one: string, other: string): Pods => {
  const trade: Record<string, string> = { [one]: other, [other]: one };
  return podOf(pods, one) === podOf(pods, other)
    ? pods
    : pods.map((pod) => pod.map((key) => trade[key] ?? key));
};

/** Whether a player can move to a pod and leave enough players behind. */
export const canMove = (pods: Pods, key: string, to: number): boolean => {
  const from = podOf(pods, key);
  return (
    from !== to && (pods[from]?.length ?? 0) > smallest && (pods[to]?.length ?? largest) < largest
  );
};

export const move = (pods: Pods, key: string, to: number): Pods =>
  pods.map((pod, at) => {
    const others = pod.filter((other) => other !== key);
    return at === to ? [...others, key] : others;
  });

export const current = ({ arrangements }: PodSession): Arrangement | undefined =>
  arrangements.at(-1);

/** The present arrangement changed by hand. */
export const rearranged = (session: PodSession, pods: Pods): PodSession => ({
  ...session,
  arrangements: [...session.arrangements.slice(0, -1), { pods, said: null }],
});

/** The same arrangement with what the server says of it; one that is no longer there is let go. */
export const judged = (session: PodSession, pods: Pods, said: Said): PodSession => ({
  ...session,
  arrangements: session.arrangements.map((one) =>
    JSON.stringify(one.pods) === JSON.stringify(pods) ? { ...one, said } : one,
  ),
});

/** More than these are not remembered. */
const remembered = 10;

/** Another arrangement, after those shown before. */
export const proposed = (session: PodSession, answer: PodsAnswer): PodSession => {
  const pods = answer.pods.map(({ players }) =>
    players.flatMap((place) => session.people[place]?.key ?? []),
  );
  const arrangements = [...session.arrangements, { pods, said: answer }].slice(-remembered);
  return { ...session, step: "pods", arrangements, tables: [] };
};

/** The request body: for new pods, or to evaluate the current ones. */
export function podsBody(session: PodSession, evaluate: boolean): PodsBody {
  const { people, arrangements, locked } = session;
  const places = new Map(people.map(({ key }, place) => [key, place]));
  const now = current(session)?.pods ?? [];
  const stays = (key: string) => (evaluate || locked.includes(key) ? podOf(now, key) : -1);
  const before = evaluate ? arrangements.slice(0, -1) : arrangements;
  return {
    formatId: session.formatId || null,
    players: people.map(({ key, userId, guestName, deck, bracket }) => {
      const pod = stays(key);
      return {
        userId,
        guestName: userId === null ? guestName : null,
        deckId: deck?.id ?? null,
        bracket: deck?.id ? null : bracket,
        pod: pod < 0 ? null : pod,
      };
    }),
    shown: before.flatMap(({ pods }) =>
      pods.map((pod) => pod.flatMap((key) => places.get(key) ?? [])),
    ),
    evaluate,
  };
}

/** A live table for each pod, each with an id of its own: opened twice it is one. */
export const tablesFor = (session: PodSession, newId: () => string): PodTable[] =>
  (current(session)?.pods ?? []).map((people) => ({ id: newId(), people, code: null, url: null }));

export function tableBody(session: PodSession, playgroupId: string, table: PodTable): LiveBody {
  const players = table.people.flatMap(
    (key) => session.people.find((person) => person.key === key) ?? [],
  );
  return {
    id: table.id,
    formatId: session.formatId,
    subformatId: session.subformatId,
    playgroupId,
    setId: null,
    bestOf: null,
    startingLife: null,
    settings: usualSettings,
    seats: liveSeats(players),
  };
}
