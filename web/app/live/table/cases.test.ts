import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { SeatNo, TableRefusal, TableRole } from "~/lib/api/types";
import { eliminations } from "./eliminations";
import { type Line, linesOf, withLine } from "./lines";
import { suggestedEnd, suggestedPlacements } from "./placements";
import { predict } from "./predict";
import { apply, boardOf, fromSnapshot, initialBoard, type Table } from "./reducer";
import { playingOrder } from "./turns";
import type { Actor, Board, Command, Elimination, TableEvent } from "./types";

interface Moment {
  actor: {
    role: TableRole;
    userId: string | null;
    guest: SeatNo | null;
    device: string | null;
  };
  command: Command | null;
  event?: TableEvent;
  refused?: TableRefusal;
  after?: {
    sequence: number;
    at: string;
    board: Board;
    eliminations: Elimination[];
    placements: number[];
    endReason: string | null;
    playingOrder: number[];
  };
}

/** What the rules on the server made of games, command by command. */
const { cases }: { cases: { name: string; moments: Moment[]; lines: Line[] }[] } = JSON.parse(
  readFileSync("../contract/table-cases.json", "utf8"),
);

/** What only the server can tell: luck, and who may sit down with which deck. */
const untold: Command["type"][] = ["roll", "coin", "whoStarts", "seat", "setUp"];

function actorOf({ role, userId, guest, device }: Moment["actor"]): Actor {
  return { role, user: userId, guest, device };
}

function opened(event: TableEvent): Table {
  if (event.what.type !== "opened") throw new Error("A table begins by being opened");
  return fromSnapshot({
    sequence: 1,
    at: event.at,
    board: initialBoard(event.what.setup, event.at),
  });
}

describe.each(cases)("$name", ({ moments, lines }) => {
  const events = moments.flatMap(({ event }) => event ?? []);

  it("comes to the same board by its events", () => {
    let table: Table | undefined;
    for (const { event, after } of moments) {
      if (event) table = table ? apply(table, event) : opened(event);
      if (!after || !table) continue;
      expect(table.board).toEqual(after.board);
      expect([table.sequence, table.at]).toEqual([after.sequence, after.at]);
      expect(eliminations(table.board)).toEqual(after.eliminations);
      expect(suggestedPlacements(table.board)).toEqual(after.placements);
      expect(suggestedEnd(table.board)).toBe(after.endReason);
      expect(playingOrder(table.board)).toEqual(after.playingOrder);
    }
    expect(boardOf(events)).toEqual(table?.board);
  });

  it("foresees what each command does", () => {
    let table: Table | undefined;
    for (const { actor, command, event, refused } of moments) {
      if (table && command) {
        const at = event?.at ?? table.at;
        const what = predict(table, command, actorOf(actor), at);
        const told = event && !untold.includes(command.type) ? event.what : null;
        expect(what, JSON.stringify({ command, refused })).toEqual(told);
      }
      if (event) table = table ? apply(table, event) : opened(event);
    }
  });

  it("offers no wrong undo to a device that came later", () => {
    for (const [came, { after }] of moments.entries()) {
      if (!after) continue;
      let table = fromSnapshot(after);
      for (const { actor, command, event } of moments.slice(came + 1, came + 40)) {
        const what = command && predict(table, command, actorOf(actor), event?.at ?? table.at);
        const { type } = command ?? {};
        // What was done before they came, they cannot undo by themselves; nor do they know what a tap joins.
        if (event && what?.type === "step" && event.what.type === "step") {
          expect(what.changes).toEqual(event.what.changes);
        } else if (what || (event && type !== "undo" && type !== "redo")) {
          expect(what).toEqual(event && type && !untold.includes(type) ? event.what : null);
        }
        if (event) table = apply(table, event);
      }
    }
  });

  it("reads as the same lines", () => {
    expect(linesOf(events)).toEqual(lines);
    expect(events.reduce<Line[]>(withLine, [])).toEqual(lines);
  });
});
