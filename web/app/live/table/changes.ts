import { currentTurn, putTurn } from "./turns";
import type { Board, Cause, Change, Damage, SeatState } from "./types";

type SeatChange = Extract<Change, { seat: number }>;

export const causes: readonly Cause[] = ["life", "commanderDamage", "poison"];

const keys = ["type", "seat", "source", "commander", "counter", "name", "cause"] as const;

/** The key of the value that a change sets. */
export function slotOf(change: Change): string {
  const parts: Partial<Record<(typeof keys)[number], unknown>> = change;
  return keys.map((key) => parts[key]).join("\n");
}

/** The changes that take these back. */
export function reversed(changes: Change[]): Change[] {
  return changes.map(({ from, to, ...of }) => ({ ...of, from: to, to: from }) as Change).reverse();
}

/** This change and then another of the same thing, as one. */
export function joined(change: Change, then: Change): Change {
  return { ...change, to: then.to } as Change;
}

/** Whether two values of one thing are the same. */
export function same(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

export function changesNothing({ from, to }: Change): boolean {
  return same(from, to);
}

/** How that thing is now. */
export function presentValue(board: Board, change: Change): Change["to"] | undefined {
  switch (change.type) {
    case "storm":
    case "monarch":
    case "initiative":
    case "daylight":
    case "order":
      return board[change.type];
    case "turn":
      return currentTurn(board.turns);
    case "colors":
      return board.seats.map((seat) => seat.color);
    default: {
      const seat = board.seats[change.seat - 1];
      return seat && valueOn(seat, change);
    }
  }
}

/** Puts down what a change leads to, where the table has a place for it. */
export function putChange(board: Board, change: Change): Board {
  switch (change.type) {
    case "storm":
    case "monarch":
    case "initiative":
    case "daylight":
    case "order":
      return { ...board, [change.type]: change.to };
    case "turn":
      return { ...board, turns: putTurn(board.turns, change.to) };
    case "colors": {
      const seats = board.seats.map((seat, at) => ({
        ...seat,
        color: change.to[at] ?? seat.color,
      }));
      return { ...board, seats };
    }
    default: {
      const seats = board.seats.map((seat) =>
        seat.seat === change.seat ? putOn(seat, change) : seat,
      );
      return { ...board, seats };
    }
  }
}

export function damageFrom(
  seat: Pick<SeatState, "commanderDamage">,
  source: number,
  commander: number,
): number {
  return seat.commanderDamage.find(from(source, commander))?.amount ?? 0;
}

function from(source: number, commander: number) {
  return (damage: Damage) => damage.source === source && damage.commander === commander;
}

function valueOn(seat: SeatState, change: SeatChange) {
  switch (change.type) {
    case "life":
    case "blessing":
    case "out":
      return seat[change.type];
    case "commanderDamage":
      return damageFrom(seat, change.source, change.commander);
    case "counter":
      return seat.counters[change.counter];
    case "casts":
      return seat.casts[change.commander];
    case "custom":
      return customOf(seat, change.name);
    case "spared":
      return seat.spared.includes(change.cause);
  }
}

/** A custom counter, or null; an own-property check, because any name is allowed. */
export function customOf({ custom }: SeatState, name: string): number | null {
  return Object.hasOwn(custom, name) ? (custom[name] ?? null) : null;
}

function putOn(seat: SeatState, change: SeatChange): SeatState {
  switch (change.type) {
    case "life":
    case "blessing":
    case "out":
      return { ...seat, [change.type]: change.to };
    case "commanderDamage": {
      const { source, commander, to } = change;
      const isIt = from(source, commander);
      const others = seat.commanderDamage.filter((damage) => !isIt(damage));
      const all = to > 0 ? [...others, { source, commander, amount: to }] : others;
      all.sort((one, other) => one.source - other.source || one.commander - other.commander);
      return { ...seat, commanderDamage: all };
    }
    case "counter":
      return { ...seat, counters: { ...seat.counters, [change.counter]: change.to } };
    case "casts": {
      const casts = seat.casts.map((cast, at) => (at === change.commander ? change.to : cast));
      return { ...seat, casts };
    }
    case "custom": {
      const { [change.name]: _, ...others } = seat.custom;
      const custom = change.to === null ? others : { ...others, [change.name]: change.to };
      return { ...seat, custom };
    }
    case "spared": {
      const is = (cause: Cause) =>
        cause === change.cause ? change.to : seat.spared.includes(cause);
      return { ...seat, spared: causes.filter(is) };
    }
  }
}
