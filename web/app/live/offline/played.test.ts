import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { SeatNo, TableCommand, TableEvent, TableRole } from "~/lib/api/types";
import { apply, initialBoard, type Table } from "../table/reducer";
import { noSteps } from "../table/steps";
import { taken } from "./played";

interface Moment {
  actor: { role: TableRole; userId: string | null; guest: SeatNo | null; device: string | null };
  command: TableCommand | null;
  event?: TableEvent;
}

const { cases }: { cases: { name: string; moments: Moment[] }[] } = JSON.parse(
  readFileSync("../contract/table-cases.json", "utf8"),
);

/** What the server's rules made of a command, had the device thrown the dice. */
function made({ what }: TableEvent) {
  return what.type === "rolled" ? { ...what, offline: true } : what;
}

describe.each(cases)("$name", ({ moments }) => {
  it("is played offline by its host as on the server", () => {
    let table: Table | undefined;
    for (const { actor, command, event } of moments) {
      if (table && command && command.type !== "setUp" && actor.role === "host") {
        const roll = event?.what.type === "rolled" ? event.what.roll : undefined;
        const at = Date.parse(event?.at ?? table.at);
        // Without dice nothing is thrown: the server refused what could not be.
        const thrown = ["roll", "coin", "whoStarts"].includes(command.type) && !roll;
        const host = { role: actor.role, user: actor.userId, guest: null, device: actor.device };
        const next = thrown
          ? null
          : taken({ table, events: [] }, { id: "one", command, at, roll }, host);
        const when = new Date(at).toISOString();
        const told = event ? [{ ...event, at: when, id: "one", what: made(event) }] : undefined;
        expect(next?.events, JSON.stringify(command)).toEqual(told);
      }
      if (!event) continue;
      if (table) table = apply(table, event);
      else if (event.what.type === "opened") {
        const board = initialBoard(event.what.setup, event.at);
        table = { sequence: 1, at: event.at, board, steps: noSteps };
      }
    }
  });
});
