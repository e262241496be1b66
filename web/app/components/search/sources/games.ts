import { byPlace, nameOf } from "~/components/games/result";
import { getGames } from "~/lib/api/games";
import type { Game } from "~/lib/api/types";
import { type FullHit, most, type ServerSource } from "../hit";
import { rankOf, wordsOf } from "../match";

/** What was played, as far as it is what was looked for: who sat there is said anyway. */
function playedBy({ seats }: Game, words: readonly string[]): string[] {
  const played = seats.flatMap(({ deckName, commanders }) => [deckName ?? "", ...commanders]);
  return played.filter((title) => words.some((word) => rankOf({ title }, [word]) !== null));
}

function hitOf(game: Game, words: readonly string[]): FullHit {
  const seats = byPlace(game.seats);
  return {
    kind: "games",
    key: `games:${game.id}`,
    path: `/game/${game.id}`,
    title: seats.map((seat) => nameOf(seat)).join(", "),
    detail: [game.playgroupName ?? "", ...playedBy(game, words)].filter(Boolean).join(" · "),
    at: game.endedAt,
    also: seats
      .flatMap(({ username, deckName, commanders }) => [username, deckName, ...commanders])
      .join(" "),
  };
}

/** My games by the players, decks and commanders at the table, the last one first. */
export const games: ServerSource = {
  kind: "games",
  read: async (q, signal) => {
    const { games, next } = await getGames({ q, limit: most }, signal);
    const words = wordsOf(q);
    return { hits: games.map((game) => hitOf(game, words)), more: next !== null };
  },
  all: (q) => `/games?${new URLSearchParams({ q })}`,
};
