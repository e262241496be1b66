import { predict } from "~/live/table/predict";
import { apply, fromSnapshot, initialBoard, type Table } from "~/live/table/reducer";
import type { Actor, Command, Place, Setup, TableEvent } from "~/live/table/types";

const host: Actor = { role: "host", user: "u1", guest: null, device: "d1" };
export const second = 1_000;
const start = Date.parse("2027-01-15T20:00:00Z");

const place = (name: string, color: Place["color"]): Place => ({
  userId: null,
  guestName: name,
  deckId: null,
  deckName: null,
  commanders: [],
  color,
});
const setup: Setup = {
  rules: { startingLife: 40, commanderDamage: 21, poison: 10 },
  settings: {
    allSeats: true,
    joinAs: "player",
    guests: "player",
    guestsAllSeats: false,
    locked: false,
  },
  seats: [place("Ada", "red"), place("Bo", "blue"), place("Cy", "green")],
};

/** What comes of what is asked for, each so many seconds after the one before. */
export function play(...asked: [wait: number, command: Command][]): TableEvent[] {
  let now = start;
  const at = new Date(now).toISOString();
  const by = { seat: null, device: "d1" };
  const events: TableEvent[] = [{ sequence: 1, at, id: "1", by, what: { type: "opened", setup } }];
  let table: Table = fromSnapshot({ sequence: 1, at, board: initialBoard(setup, at) });
  for (const [wait, command] of asked) {
    now += wait * second;
    const at = new Date(now).toISOString();
    const what = predict(table, command, host, at);
    if (!what) throw new Error(`Nobody does ${JSON.stringify(command)}`);
    const sequence = events.length + 1;
    const event = { sequence, at, id: String(sequence), by, what };
    table = apply(table, event);
    events.push(event);
  }
  return events;
}

export const life = (seat: number, delta: number, source: number | null = null): Command => ({
  type: "life",
  seat,
  delta,
  source,
});
export const next: Command = { type: "turn", seat: null };
