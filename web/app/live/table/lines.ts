import { joined } from "./changes";
import type { TableEvent, What } from "./types";

/** One line of the history as people read it: quick taps are one, what was undone is marked. */
export interface Line {
  /** Its first event. */
  sequence: number;
  at: string;
  /** When the last tap was. */
  until: string;
  by: TableEvent["by"];
  /** How many events it is made of. */
  taps: number;
  undone: boolean;
  /** Of a line of taps, from where it was before the first to where it is after the last. */
  what: What;
}

/** The lines of a table, in the order they began. */
export function linesOf(events: Iterable<TableEvent>): Line[] {
  let lines: Line[] = [];
  for (const event of events) lines = add(lines, event);
  return lines;
}

export function withLine(lines: readonly Line[], event: TableEvent): Line[] {
  return add([...lines], event);
}

function add(lines: Line[], event: TableEvent): Line[] {
  const { what } = event;
  switch (what.type) {
    case "opened":
      return [begun(event)];
    case "undone":
    case "redone":
      change(lines, what.step, (line) => ({ ...line, undone: what.type === "undone" }));
      return lines;
    case "step":
      if (what.joins === null || !change(lines, what.joins, (line) => withTap(line, event))) {
        lines.push(begun(event));
      }
      return lines;
    default:
      lines.push(begun(event));
      return lines;
  }
}

function begun({ sequence, at, by, what }: TableEvent): Line {
  return { sequence, at, until: at, by, taps: 1, undone: false, what };
}

function withTap(line: Line, { at, what: then }: TableEvent): Line {
  const tapped = { ...line, taps: line.taps + 1, until: at };
  if (line.what.type !== "step" || then.type !== "step") return tapped;
  const changes = line.what.changes.map((one, at) => joined(one, then.changes[at] ?? one));
  return { ...tapped, what: { ...line.what, changes } };
}

/** Changes the line called so, and says whether there is one. */
function change(lines: Line[], first: number, to: (line: Line) => Line): boolean {
  const at = lines.findLastIndex((line) => line.sequence === first);
  const line = lines[at];
  if (line) lines[at] = to(line);
  return line !== undefined;
}
