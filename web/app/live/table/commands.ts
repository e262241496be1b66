import type { EndReason } from "~/lib/api/types";
import { changesNothing, customOf, damageFrom } from "./changes";
import { MOST_COUNTED, MOST_CUSTOM, MOST_LIFE, MOST_ROUNDS, MOST_TURNS, mostOf } from "./limits";
import { currentTurn, turnAfter } from "./turns";
import type { Board, Change, Command, SeatNo, SeatState } from "./types";

const taps: Command["type"][] = ["life", "commanderDamage", "counter", "casts", "custom", "storm"];

/** What a command would change. */
export interface CommandEffect {
  changes: Change[];
  tap: boolean;
  source: SeatNo | null;
}

/** What a command would change on the board; null if it changes nothing or would be refused. */
export function commandEffect(
  board: Board,
  command: Command,
  sequence: number,
): CommandEffect | null {
  const source = ("source" in command && command.source) || null;
  const changes = changesOf(board, command, sequence);
  if (!changes || changes.every(changesNothing)) return null;
  if (source !== null && !board.seats[source - 1]) return null;
  return { changes, tap: taps.includes(command.type), source };
}

function changesOf(board: Board, command: Command, sequence: number): Change[] | null {
  switch (command.type) {
    case "storm":
      return [{ type: "storm", from: board.storm, to: counted(board.storm, command.delta) }];
    case "monarch":
    case "initiative": {
      const to = command.seat ?? null;
      if (to !== null && !board.seats[to - 1]) return null;
      return [{ type: command.type, from: board[command.type], to }];
    }
    case "daylight":
      return [{ type: "daylight", from: board.daylight, to: command.to }];
    case "turn":
      return passed(board, command.seat ?? null);
    case "out": {
      const by = command.by ?? null;
      if (by !== null && !board.seats[by - 1]) return null;
      return gone(board, command.seats, by, command.how, sequence);
    }
    case "concede":
      return gone(board, [command.seat], null, "concession", sequence);
    case "order": {
      const sorted = command.seats.toSorted((one, other) => one - other);
      const all = board.seats.map(({ seat }) => seat);
      if (String(sorted) !== String(all)) return null;
      return [{ type: "order", from: board.order, to: command.seats }];
    }
    case "color": {
      const own = board.seats[command.seat - 1]?.color;
      if (!own) return null;
      const from = board.seats.map(({ color }) => color);
      const to = from.map((color) => (color === command.color ? own : color));
      to[command.seat - 1] = command.color;
      return [{ type: "colors", from, to }];
    }
    default: {
      const state = "seat" in command && board.seats[command.seat - 1];
      return state ? onSeat(board, state, command) : null;
    }
  }
}

function onSeat(board: Board, state: SeatState, command: Command): Change[] | null {
  const { seat } = state;
  switch (command.type) {
    case "life":
      return [life(state, state.life + command.delta)];
    case "setLife":
      return Math.abs(command.to) > MOST_LIFE ? null : [life(state, command.to)];
    case "commanderDamage": {
      const { source, commander, delta } = command;
      const from = damageFrom(state, source, commander);
      // Damage of a commander that a deck change removed can still be corrected.
      const known = board.seats[source - 1];
      if (!known || (commander >= commandersOf(known) && from === 0)) return null;
      const to = counted(from, delta);
      if (to === from) return null;
      return [
        { type: "commanderDamage", seat, source, commander, from, to },
        life(state, state.life + from - to),
      ];
    }
    case "counter": {
      const { counter, delta } = command;
      const from = state.counters[counter];
      return [{ type: "counter", seat, counter, from, to: counted(from, delta, mostOf(counter)) }];
    }
    case "casts": {
      const { commander, delta } = command;
      const from = state.casts[commander];
      if (from === undefined || (commander >= commandersOf(state) && from === 0)) return null;
      return [{ type: "casts", seat, commander, from, to: counted(from, delta) }];
    }
    case "custom": {
      const name = counterName(command.name);
      if (name === null) return null;
      const from = customOf(state, name);
      if (from === null && Object.keys(state.custom).length >= MOST_CUSTOM) return null;
      return [{ type: "custom", seat, name, from, to: counted(from ?? 0, command.delta) }];
    }
    case "dropCustom": {
      const name = counterName(command.name);
      const from = name === null ? null : customOf(state, name);
      return name && from !== null ? [{ type: "custom", seat, name, from, to: null }] : null;
    }
    case "blessing":
      return [{ type: "blessing", seat, from: state.blessing, to: command.on }];
    case "back":
      return [{ type: "out", seat, from: state.out, to: null }];
    case "spare": {
      const { cause, on } = command;
      return [{ type: "spared", seat, cause, from: state.spared.includes(cause), to: on }];
    }
    default:
      return null;
  }
}

/** How many commanders this seat's deck has; at least one. */
export function commandersOf({ commanders }: Pick<SeatState, "commanders">): number {
  return commanders.length > 1 ? 2 : 1;
}

/** A counter's name as the server stores it, or null if it would be refused. */
function counterName(typed: string): string | null {
  const name = typed.trim().replace(/\s+/g, " ");
  const length = [...name].length;
  return length > 0 && length <= 24 ? name : null;
}

function life({ seat, life }: SeatState, to: number): Change {
  return { type: "life", seat, from: life, to: Math.min(Math.max(to, -MOST_LIFE), MOST_LIFE) };
}

function counted(from: number, delta: number, most = MOST_COUNTED): number {
  return Math.min(Math.max(from + delta, 0), most);
}

function passed(board: Board, seat: SeatNo | null): Change[] | null {
  // The seat must exist and not be eliminated.
  if (seat !== null && board.seats[seat - 1]?.out !== null) return null;
  const next = turnAfter(board, seat);
  if (!next || next.round > MOST_ROUNDS || board.turns.spells.length >= MOST_TURNS) return null;
  const changes: Change[] = [
    { type: "turn", from: currentTurn(board.turns), to: next },
    { type: "storm", from: board.storm, to: 0 },
  ];
  return changes.filter((change) => !changesNothing(change));
}

function gone(
  board: Board,
  seats: SeatNo[],
  by: SeatNo | null,
  how: EndReason,
  sequence: number,
): Change[] | null {
  const inside = (seat: SeatNo) => board.seats[seat - 1]?.out === null;
  const twice = new Set(seats).size < seats.length;
  if (seats.length === 0 || twice || !seats.every(inside)) return null;
  const round = currentTurn(board.turns)?.round ?? 0;
  return seats.map((seat) => ({
    type: "out",
    seat,
    from: null,
    to: { by: by === seat ? null : by, how, round, sequence },
  }));
}
