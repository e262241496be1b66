import type { GroupStats, LeaderboardRow } from "~/lib/api/types";
import { gamesToTell, isApart } from "./games-to-tell";

/** Before the first two have played so many games each, nothing is said of who is ahead. */
export const fewestGames = 5;

/** The leader's wins beside what was expected. */
export interface LeaderRate {
  games: number;
  rate: number;
  expected: number;
}

/** Whether wins bear out a lead: beyond doubt, as far as they go, or not at all. */
export type Proof = "wins" | "likely" | "places";

/** Who is ahead, as the rules of `docs/stats.md` decide. */
export type Sentence =
  | { kind: "alone" }
  | { kind: "early"; games: number }
  | { kind: "tie"; players: LeaderboardRow[] }
  | { kind: "clear"; leader: LeaderboardRow; proof: Proof; rate: LeaderRate }
  | {
      kind: "contested";
      leader: LeaderboardRow;
      other: LeaderboardRow;
      rate: LeaderRate;
      /** Until it is told, if that can be foreseen. */
      games: number | null;
    }
  | { kind: "close"; leader: LeaderboardRow; other: LeaderboardRow; games: number | null };

/** The sentence for a leaderboard, best first; null without players, or where the leader's rate is unknown. */
export function sentenceOf(
  players: readonly LeaderboardRow[],
  members: GroupStats["members"],
): Sentence | null {
  const [leader, other] = players;
  if (!leader) return null;
  if (!other) return { kind: "alone" };
  const played = Math.min(leader.rating.games, other.rating.games);
  if (played < fewestGames) return { kind: "early", games: fewestGames - played };
  const level = players.filter(({ rank }) => rank === leader.rank);
  if (level.length > 1) return { kind: "tie", players: level };

  const member = members.find(({ userId }) => userId === leader.userId);
  if (!member || member.rate === null || member.low === null || member.expected === null)
    return null;
  const { games, low, expected } = member;
  const rate = { games, rate: member.rate, expected };
  const proof = low > expected ? "wins" : rate.rate > expected ? "likely" : "places";
  const gap = leader.rating.value - other.rating.value;
  const bands = [leader.rating.band, other.rating.band] as const;
  if (isApart(gap, ...bands)) return { kind: "clear", leader, proof, rate };
  const left = gamesToTell(gap, ...bands);
  return proof === "wins"
    ? { kind: "contested", leader, other, rate, games: left }
    : { kind: "close", leader, other, games: left };
}
