import type { Actor, Board, Change, Command, SeatNo, SeatState } from "./types";

/** Whose seat this user has. */
export function seatOf(board: Board, user: string | null): SeatNo | null {
  return board.seats.find(({ userId }) => user !== null && userId === user)?.seat ?? null;
}

/** Their own seat; one that was given to a user is no longer a guest's. */
export function ownSeat(
  board: Board,
  { user, guest }: Pick<Actor, "user" | "guest">,
): SeatNo | null {
  if (user !== null) return seatOf(board, user);
  const held = guest === null ? undefined : board.seats[guest - 1];
  return held && held.userId === null ? held.seat : null;
}

/** The seats that a device without an account may take: guests' whom no device holds yet. */
export function freeForGuests(
  { settings, seats }: Pick<Board, "settings" | "seats">,
  held: readonly SeatNo[],
): SeatState[] {
  if (settings.guests !== "player" || settings.locked) return [];
  return seats.filter(({ seat, userId }) => userId === null && !held.includes(seat));
}

/** Whether they may change every seat, not only their own. */
export function mayChangeEverySeat({ role, user }: Actor, { settings }: Board): boolean {
  if (role !== "player") return role === "host";
  return settings.allSeats && (user !== null || settings.guestsAllSeats === true);
}

/** Whether they may do this to the table. For what changes things that lie on it, see `mayChange`. */
export function may({ role, user }: Actor, board: Board, { type }: Command): boolean {
  if (role !== "player") return role === "host";
  // What is written down counts for people with an account.
  if (type === "finish") return board.settings.allSeats && user !== null;
  if (type === "seat") return !board.settings.locked;
  return !["settings", "setUp", "close", "reopen"].includes(type);
}

/** Whether they may bring about these changes, by a step, an undo or a redo. */
export function mayChange(actor: Actor, board: Board, changes: Change[]): boolean {
  if (actor.role !== "player") return actor.role === "host";
  if (mayChangeEverySeat(actor, board)) return true;
  const own = ownSeat(board, actor);
  return changes.every((change) => isOwn(own, change));
}

/** What a player limited to their own seat may change: that seat and the shared state. */
function isOwn(own: SeatNo | null, change: Change): boolean {
  switch (change.type) {
    case "storm":
    case "monarch":
    case "initiative":
    case "daylight":
      return true;
    case "turn": {
      const { from, to } = change;
      return !from || !to || own === from.seat || own === to.seat;
    }
    case "order":
      return false;
    case "colors":
      return change.to.every((color, at) => color === change.from[at] || own === at + 1);
    default:
      return change.seat === own;
  }
}
