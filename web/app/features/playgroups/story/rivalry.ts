import type { GroupStats, Playgroup } from "~/lib/api/types";

/** The fewest meetings in which one of the two finished ahead. */
export const fewestMeetings = 4;

/** How much of them the one who is behind must have won, so that it is a rivalry. */
const leastShare = 1 / 3;

/** A day more than is counted, because days are those of the reader; in milliseconds. */
const recently = 31 * 86_400_000;

type Pairing = GroupStats["matrix"][number];

/** Whether there can be one at all: without enough players and games of late, stats are not asked for. */
export const mayHaveRivalry = (
  { membersCount, gamesCount, lastActivity }: Playgroup,
  now: number,
): boolean =>
  membersCount > 1 && gamesCount >= fewestMeetings && now - Date.parse(lastActivity) <= recently;

const isRivalry = ({ ahead, behind }: Pairing) =>
  ahead >= behind && ahead + behind >= fewestMeetings && behind >= leastShare * (ahead + behind);

/** Above 0 where the second is the better rivalry: more wins for who is behind, then fewer between the two. */
const better = (one: Pairing, other: Pairing) =>
  other.behind - one.behind || one.ahead - one.behind - (other.ahead - other.behind);

/** The closest and most played duel, from the side of who is ahead; of two alike, the first in the list. */
export const rivalryOf = (matrix: readonly Pairing[]): Pairing | null =>
  matrix.filter(isRivalry).toSorted(better)[0] ?? null;
