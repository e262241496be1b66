import { presentValue, reversed, same } from "./changes";
import { commandEffect } from "./commands";
import { MOST_EVENTS } from "./limits";
import { may, mayChange, ownSeat } from "./permit";
import { arePlacements, suggestedEnd, suggestedPlacements } from "./placements";
import { apply, type Table } from "./reducer";
import { lineFor, toRedo, toUndo } from "./steps";
import type { Actor, Ask, Change, Command, Settings, What } from "./types";

/** The table as it will be once the server has taken this; as it is where only the server can tell. */
export function foresee(table: Table, { id, command }: Ask, actor: Actor, now: number): Table {
  const at = new Date(Math.max(now, Date.parse(table.at))).toISOString();
  const what = predict(table, command, actor, at);
  if (!what) return table;
  const by = { seat: ownSeat(table.board, actor), device: actor.device };
  return apply(table, { sequence: table.sequence + 1, at, id, by, what });
}

/** What will come of a command; null where it would be refused, or only the server can tell. */
export function predict(table: Table, command: Command, actor: Actor, at: string): What | null {
  const { board, sequence, steps } = table;
  if (!isTaken(table, command) || !may(actor, board, command)) return null;
  const done = commandEffect(board, command, sequence + 1);
  if (done) {
    const { changes, tap, source } = done;
    if (!mayChange(actor, board, changes)) return null;
    const joins = tap ? lineFor(steps, changes, actor.device, source, at) : null;
    return { type: "step", changes, tap, joins, source };
  }
  return other(table, command, actor);
}

/** Whether the table takes such a command in the state it is in. */
export function isTaken({ board: { status }, sequence }: Table, { type }: Command): boolean {
  if (status.type === "finished") return false;
  if (type === "finish") return true;
  if (status.type === "open" ? type === "reopen" : type !== "reopen") return false;
  return type === "close" || sequence < MOST_EVENTS;
}

/** Commands that are not steps. */
function other({ board, steps }: Table, command: Command, actor: Actor): What | null {
  const allowed = (changes: Change[]) => mayChange(actor, board, changes);
  switch (command.type) {
    case "undo": {
      const step = toUndo(steps, command.of ?? null, allowed);
      return step && { type: "undone", step: step.first, changes: reversed(step.changes) };
    }
    case "redo": {
      const step = toRedo(steps, command.of ?? null, allowed);
      const asBefore = step?.changes.every((change) =>
        same(presentValue(board, change), change.from),
      );
      return step && asBefore ? { type: "redone", step: step.first, changes: step.changes } : null;
    }
    case "pause":
      return board.turns.paused ? null : { type: "paused" };
    case "resume":
      return board.turns.paused ? { type: "resumed" } : null;
    case "starts": {
      const begun = board.turns.spells.length > 0;
      const out = board.seats[command.seat - 1]?.out !== null;
      return begun || out || board.starter === command.seat ? null : command;
    }
    case "settings":
      return isAs(board.settings, command.settings) ? null : command;
    case "finish": {
      if (board.status.type !== "open" && actor.role !== "host") return null;
      const placements = command.placements ?? suggestedPlacements(board);
      if (!arePlacements(placements, board.seats.length)) return null;
      return {
        type: "finished",
        placements,
        endReason: command.endReason ?? suggestedEnd(board),
      };
    }
    case "close":
      return { type: "closed" };
    case "reopen":
      return { type: "reopened" };
    default:
      return null;
  }
}

function isAs(one: Settings, other: Settings): boolean {
  return (
    one.allSeats === other.allSeats &&
    one.joinAs === other.joinAs &&
    one.guests === other.guests &&
    one.guestsAllSeats === other.guestsAllSeats &&
    one.locked === other.locked
  );
}
