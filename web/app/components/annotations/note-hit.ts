import { nameOf } from "~/components/games/result";
import type { NoteHit } from "~/lib/api/types";

/** Who played, as far as they have names. */
export function playersOf({ game, set }: NoteHit): string {
  const players = game?.seats ?? set?.score ?? [];
  return players.map((player) => nameOf(player)).join(", ");
}

/** When what it hangs on was played. */
export const playedAt = ({ game, set, updatedAt }: NoteHit): string =>
  game?.endedAt ?? set?.startedAt ?? updatedAt;

/** The address of what it hangs on, without a language. */
export const notedPath = ({ game, setId }: NoteHit): string =>
  game ? `/game/${game.id}` : `/set/${setId}`;
