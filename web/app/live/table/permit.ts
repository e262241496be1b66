import type { Actor, Board, Change, Command, SeatNo } from "./types";

/** Whose seat this user has. */
export function seatOf(board: Board, user: string | null): SeatNo | null {
  return board.seats.find(({ userId }) => user !== null && userId === user)?.seat ?? null;
}

/** Whether they may do this to the table. For what changes things that lie on it, see `mayChange`. */
export function may({ role }: Actor, board: Board, { type }: Command): boolean {
  if (role !== "player") return role === "host";
  if (type === "finish") return board.settings.allSeats;
  return !["settings", "setUp", "close", "reopen"].includes(type);
}

/** Whether they may bring about these changes, by a step, an undo or a redo. */
export function mayChange({ role, user }: Actor, board: Board, changes: Change[]): boolean {
  if (role !== "player") return role === "host";
  if (board.settings.allSeats) return true;
  const own = seatOf(board, user);
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
