import { byPlace } from "~/components/games/result";
import type { Game, RatingChange } from "~/lib/api/types";

type Scope = RatingChange["scope"];

const keyOf = ({ playgroupId, formatId }: Scope) => playgroupId ?? formatId ?? "";

export interface ScopeChanges {
  key: string;
  scope: Scope;
  players: RatingChange[];
  decks: RatingChange[];
}

/** The changes of a game by where they count, the group's first, and within that as people were placed. */
export function scopesOf(game: Game, changes: readonly RatingChange[]): ScopeChanges[] {
  const seats = byPlace(game.seats);
  const orderOf = ({ userId, deckId }: RatingChange) =>
    seats.findIndex((seat) => (userId ? seat.userId === userId : seat.deckId === deckId));
  const ordered = changes.toSorted((one, other) => orderOf(one) - orderOf(other));
  const scopes = new Map(ordered.map(({ scope }) => [keyOf(scope), scope]));
  return [...scopes]
    .map(([key, scope]) => {
      const here = ordered.filter((change) => keyOf(change.scope) === key);
      const [players, decks] = [
        here.filter(({ userId }) => userId),
        here.filter(({ deckId }) => deckId),
      ];
      return { key, scope, players, decks };
    })
    .sort(
      (one, other) => Number(Boolean(one.scope.formatId)) - Number(Boolean(other.scope.formatId)),
    );
}
