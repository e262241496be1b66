import type { SeatedPlayer } from "~/components/seating/seated-player";
import type { Playgroup } from "~/lib/api/types";
import type { GameDraft } from "./draft";

const isMember = ({ status }: { status: Playgroup["status"] }) => status === "member";

/** My only group that all seated users are in. Guests do not count, and one user alone shares nothing. */
export function sharedPlaygroup(
  seats: readonly Pick<SeatedPlayer, "userId">[],
  playgroups: readonly Playgroup[],
): string | null {
  const users = seats.map(({ userId }) => userId).filter((id) => id !== null);
  if (users.length < 2) return null;
  const shared = playgroups.filter((group) => {
    const members = new Set(group.members.filter(isMember).map(({ id }) => id));
    return isMember(group) && users.every((id) => members.has(id));
  });
  return shared.length === 1 ? (shared[0]?.id ?? null) : null;
}

/** The game in the group its players share, unless a player or its set says which. */
export const inSharedPlaygroup = (game: GameDraft, playgroups: readonly Playgroup[]): GameDraft =>
  game.playgroupChosen || game.setId !== null
    ? game
    : { ...game, playgroupId: sharedPlaygroup(game.seats, playgroups) };
