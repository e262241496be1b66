import { isDraw, winnersOf } from "~/components/games/result";
import type { Game, Seat } from "~/lib/api/types";
import { folded } from "~/lib/text";

/** A longer pause than this between the ends of two games parts one night from the next; in milliseconds. */
export const longestPause = 6 * 3_600_000;

/** How many games are read for it. */
export const gamesRead = 24;

/** How many winners are named. */
const mostNamed = 3;

export interface NightWinner {
  key: string;
  seat: Seat;
  wins: number;
}

/** The games of the last night, and who won how many. */
export interface Night {
  /** When its first game ended. */
  at: string;
  games: number;
  /** Whether all of its games were read. */
  whole: boolean;
  /** Most wins first. */
  winners: NightWinner[];
  draws: number;
  /** Wins of those who are not named. */
  others: number;
}

const guestKey = ({ guestName }: Seat) =>
  guestName === null ? null : `guest-${folded(guestName)}`;

/** Games come newest first. Of users only those are named of whom `isShown` says so; guests always are. */
export function nightOf(
  { games, next }: { games: readonly Game[]; next: number | null },
  isShown: (userId: string) => boolean,
): Night | null {
  const pauseBefore = (at: number) =>
    Date.parse(games[at - 1]?.endedAt ?? "") - Date.parse(games[at]?.endedAt ?? "");
  const end = games.findIndex((_, at) => at > 0 && pauseBefore(at) > longestPause);
  const night = end < 0 ? games : games.slice(0, end);
  const first = night.at(-1);
  if (!first) return null;

  const winners = new Map<string, NightWinner>();
  let others = 0;
  for (const seat of night.flatMap(({ seats }) => winnersOf(seats))) {
    const key = seat.userId ?? guestKey(seat);
    if (key === null || (seat.userId !== null && !isShown(seat.userId))) {
      others += 1;
      continue;
    }
    winners.set(key, { key, seat, wins: (winners.get(key)?.wins ?? 0) + 1 });
  }
  const ranked = [...winners.values()].sort((one, other) => other.wins - one.wins);
  const unnamed = ranked.slice(mostNamed).reduce((sum, { wins }) => sum + wins, 0);
  return {
    at: first.endedAt,
    games: night.length,
    whole: end >= 0 || next === null,
    winners: ranked.slice(0, mostNamed),
    draws: night.filter(({ seats }) => isDraw(seats)).length,
    others: others + unnamed,
  };
}

/** Who won most games of it; nobody where games were not read, or one who is not named may have won as many. */
export function nightLeaders({ winners, others, whole }: Night): NightWinner[] {
  const most = winners[0]?.wins ?? 0;
  return whole && most > others ? winners.filter(({ wins }) => wins === most) : [];
}
