import { namesAmong } from "~/components/people/names";
import type { LeaderboardRow, Rate } from "~/lib/api/types";

/** The starting rating. */
export const start = 1000;

/** The key of a row: its deck or its player. */
export const rowKey = ({ userId, deckId }: LeaderboardRow): string => deckId ?? userId ?? "";

/** Players by first name where that is enough to tell them apart, decks by their own. */
export function namesOn(rows: readonly LeaderboardRow[]): (row: LeaderboardRow) => string {
  const personOf = ({ userId, name, username }: LeaderboardRow) => ({
    id: userId ?? "",
    firstname: name,
    username: username ?? "",
  });
  const nameOf = namesAmong(rows.filter(({ deckId }) => !deckId).map(personOf));
  return (row) => (row.deckId ? row.name : nameOf(personOf(row)));
}

export const rateOf = ({ rating, rate, low, high }: LeaderboardRow): Rate => ({
  games: rating.games,
  wins: rating.wins,
  draws: rating.draws,
  rate,
  low,
  high,
  expected: null,
});

/** From the lowest to the highest that any of them may be worth, the start among it. */
export function rangeOf(rows: readonly LeaderboardRow[]): [number, number] {
  const lowest = rows.map(({ rating }) => rating.value - rating.band);
  const highest = rows.map(({ rating }) => rating.value + rating.band);
  return [Math.min(start, ...lowest), Math.max(start, ...highest)];
}
