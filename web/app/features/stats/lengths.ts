import { isDraw } from "~/components/games/result";
import type { StatsQuery } from "~/lib/api/stats";
import type { Game } from "~/lib/api/types";

export interface TimedGame {
  id: string;
  endedAt: string;
  minutes: number;
  won: boolean;
}

/** A clock that ran longer was not stopped. */
const longest = 24 * 60;

/** The user's games with a known length, shortest first, under the filters that lists of games do not have. */
export function timedGames(
  games: readonly Game[],
  me: string,
  { from, deckid, opponentid }: StatsQuery,
): TimedGame[] {
  return games
    .flatMap(({ id, startedAt, endedAt, seats }) => {
      const mine = seats.find(({ userId }) => userId === me);
      const minutes = startedAt ? (Date.parse(endedAt) - Date.parse(startedAt)) / 60_000 : 0;
      const counts =
        mine &&
        minutes > 0 &&
        minutes <= longest &&
        (!from || Date.parse(endedAt) >= from) &&
        (!deckid || mine.deckId === deckid) &&
        (!opponentid || seats.some(({ userId }) => userId === opponentid));
      return counts ? [{ id, endedAt, minutes, won: mine.placement === 1 && !isDraw(seats) }] : [];
    })
    .sort((one, other) => one.minutes - other.minutes);
}
