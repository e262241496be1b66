import { putChange } from "./changes";
import { noSteps, noteStep, type Steps } from "./steps";
import { countTime, noTurns, runClock } from "./turns";
import type { Board, Place, SeatState, Setup, TableEvent } from "./types";

/** The table after the event with this sequence. */
export interface Table {
  sequence: number;
  /** When the last event was. */
  at: string;
  board: Board;
  steps: Steps;
}

export function fromSnapshot({ sequence, at, board }: Omit<Table, "steps">): Table {
  return { sequence, at, board, steps: noSteps };
}

/** Applies the next event; an event already applied changes nothing. */
export function apply(table: Table, event: TableEvent): Table {
  if (event.sequence <= table.sequence) return table;
  return {
    sequence: event.sequence,
    at: event.at,
    board: applyToBoard(table.board, event, table.at),
    steps: noteStep(table.steps, event),
  };
}

/** The board after all these events. */
export function boardOf(events: TableEvent[]): Board | null {
  const [first, ...rest] = events;
  if (first?.what.type !== "opened") return null;
  const table = { board: initialBoard(first.what.setup, first.at), at: first.at };
  for (const event of rest) {
    table.board = applyToBoard(table.board, event, table.at);
    table.at = event.at;
  }
  return table.board;
}

/** The board after an event; `before` is the time of the event before it. */
export function applyToBoard(board: Board, event: TableEvent, before: string): Board {
  const { at, what } = event;
  const counted = what.type === "closed" ? board.turns : countTime(board.turns, at);
  const taken = take({ ...board, turns: counted }, event, before);
  return { ...taken, turns: runClock(taken.turns, at, taken.status.type === "open") };
}

export function initialBoard({ rules, settings, seats, starter = null }: Setup, at: string): Board {
  return {
    status: { type: "open" },
    rules,
    settings,
    openedAt: at,
    seats: seats.map((place, index) => seated(place, index + 1, rules.startingLife)),
    order: seats.map((_, index) => index + 1),
    starter,
    turns: noTurns,
    storm: 0,
    monarch: null,
    initiative: null,
    daylight: "neither",
    roll: null,
  };
}

function seated(place: Place, seat: number, life: number): SeatState {
  return {
    ...place,
    seat,
    life,
    counters: { poison: 0, energy: 0, experience: 0, rad: 0, ring: 0, mulligans: 0 },
    casts: [0, 0],
    commanderDamage: [],
    custom: {},
    blessing: false,
    out: null,
    spared: [],
  };
}

function take(board: Board, { sequence, at, what }: TableEvent, before: string): Board {
  switch (what.type) {
    case "opened":
      return initialBoard(what.setup, at);
    case "step":
    case "undone":
    case "redone":
      return what.changes.reduce(putChange, board);
    case "rolled": {
      const { roll } = what;
      const starter = roll.type === "starter" ? roll.seat : board.starter;
      return { ...board, starter, roll: { sequence, roll } };
    }
    case "starts":
      return { ...board, starter: what.seat };
    case "paused":
    case "resumed":
      return { ...board, turns: { ...board.turns, paused: what.type === "paused" } };
    case "seated": {
      const taken = (seat: SeatState) => ({ ...seat, ...what.place, color: seat.color });
      const seats = board.seats.map((seat) => (seat.seat === what.seat ? taken(seat) : seat));
      return { ...board, seats };
    }
    case "settings":
      return { ...board, settings: what.settings };
    case "finished": {
      const { placements, endReason } = what;
      const { status } = board;
      // An abandoned table ended when it was last played.
      const ended = status.type === "closed" ? status.at : at;
      return { ...board, status: { type: "finished", at: ended, placements, endReason } };
    }
    case "closed": {
      const turns = { ...board.turns, paused: true };
      return { ...board, turns, status: { type: "closed", at: before } };
    }
    case "reopened":
      return { ...board, status: { type: "open" } };
  }
}
