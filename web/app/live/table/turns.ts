import type { Board, SeatNo, Spell, Turn, Turns } from "./types";

export const noTurns: Turns = { spells: [], beganAt: null, paused: false, since: null };

export function currentTurn({ spells }: Turns): Turn | null {
  const last = spells.at(-1);
  return last ? { seat: last.seat, round: last.round, number: spells.length } : null;
}

/** Passes the turn on or back; an undone turn's time counts for the turn that continues. */
export function putTurn(turns: Turns, turn: Turn | null): Turns {
  if (!turn) return { ...turns, spells: [] };
  const { seat, round, number } = turn;
  if (number < 1 || number > turns.spells.length + 1) return turns;
  const before = turns.spells.slice(0, number - 1);
  const millis = sum(turns.spells.slice(number - 1));
  return { ...turns, spells: [...before, { seat, round, millis }] };
}

/** Counts the time up to now. */
export function countTime(turns: Turns, now: string): Turns {
  const last = turns.spells.at(-1);
  const passed = last && timeSince(turns.since, Date.parse(now));
  if (!passed) return turns;
  const spells = [...turns.spells.slice(0, -1), { ...last, millis: last.millis + passed }];
  return { ...turns, spells };
}

/** Lets the clock run from now on, where there is a turn that is not paused. */
export function runClock(turns: Turns, now: string, open: boolean): Turns {
  const begun = turns.spells.length > 0;
  return {
    ...turns,
    beganAt: begun ? (turns.beganAt ?? now) : null,
    since: open && begun && !turns.paused ? now : null,
  };
}

/** Who goes first, as drawn or agreed, while they are in the game. */
export const starterOf = (board: Board): SeatNo | null =>
  board.starter !== null && !isOut(board, board.starter) ? board.starter : null;

/** The turn after this one: of that seat, or of the next player in order who is not out. */
export function turnAfter(board: Board, to: SeatNo | null): Turn | null {
  const { order } = board;
  const now = currentTurn(board.turns);
  if (!now) {
    const seat = to ?? starterOf(board) ?? order.find((seat) => !isOut(board, seat));
    return seat === undefined ? null : { seat, round: 1, number: 1 };
  }
  const round = beginningWith(order, board.turns.spells[0]?.seat);
  const from = round.indexOf(now.seat);
  const following = [...round.slice(from + 1), ...round.slice(0, from + 1)];
  const seat = to ?? following.find((seat) => !isOut(board, seat));
  if (from < 0 || seat === undefined || !round.includes(seat)) return null;
  const extra = to === now.seat;
  const around = !extra && round.indexOf(seat) <= from;
  return { seat, round: now.round + (around ? 1 : 0), number: now.number + 1 };
}

/** The turn order, starting with the player who had or was drawn for the first turn. */
export function playingOrder({ order, turns, starter }: Board): SeatNo[] {
  return beginningWith(order, turns.spells[0]?.seat ?? starter);
}

function isOut(board: Board, seat: SeatNo): boolean {
  return board.seats[seat - 1]?.out !== null;
}

/** How long ago that was, never less than nothing. */
export function timeSince(since: string | null, now: number): number {
  return since ? Math.max(0, now - Date.parse(since)) : 0;
}

export function sum(spells: Spell[]): number {
  return spells.reduce((millis, spell) => millis + spell.millis, 0);
}

function beginningWith(order: SeatNo[], first: SeatNo | null | undefined): SeatNo[] {
  const at = Math.max(0, order.indexOf(first ?? 0));
  return [...order.slice(at), ...order.slice(0, at)];
}
