import type { TableBoard, TableCommand, TableEvent, TablePlace, TableWhat } from "~/lib/api/types";
import type { Pending } from "../storage";
import { same } from "../table/changes";
import { ownSeat } from "../table/permit";
import { isTaken, predict } from "../table/predict";
import { apply, initialBoard, type Table } from "../table/reducer";
import { noSteps } from "../table/steps";
import type { Actor } from "../table/types";
import type { OfflineTable } from "./types";

/** A table that this device plays offline, as its commands have made it. */
export interface Played {
  table: Table;
  events: readonly TableEvent[];
}

/** The server takes no more commands at once. */
const mostCommands = 5000;
/** Room for the end of the game. */
const mostEvents = mostCommands - 10;

/** Whoever opened the table is its host. */
export const hostOf = (user: string | null, device: string): Actor => ({
  role: "host",
  user,
  guest: null,
  device,
});

/** The table before its first command. */
function opened({ id, setup, openedAt }: OfflineTable, host: Actor): Played {
  const board = initialBoard(setup, openedAt);
  const by = { seat: ownSeat(board, host), device: host.device };
  const what: TableWhat = { type: "opened", setup };
  return {
    table: { sequence: 1, at: openedAt, board, steps: noSteps },
    events: [{ sequence: 1, at: openedAt, id, by, what }],
  };
}

const isEnd = ({ type }: TableCommand) => type === "finish" || type === "close";

/** The table after a command; null where its rules refuse it, or it is as wanted already. */
export function taken(
  { table, events }: Played,
  { id, command, at: done, roll }: Pending,
  host: Actor,
): Played | null {
  if (table.sequence >= mostEvents && !isEnd(command)) return null;
  const at = new Date(Math.max(done, Date.parse(table.at))).toISOString();
  const what = whatComes(table, command, host, at, roll);
  if (!what) return null;
  const by = { seat: ownSeat(table.board, host), device: host.device };
  const event: TableEvent = { sequence: table.sequence + 1, at, id, by, what };
  return { table: apply(table, event), events: [...events, event] };
}

/** What only the server tells at other tables is this device's to say. */
function whatComes(
  table: Table,
  command: TableCommand,
  host: Actor,
  at: string,
  roll: Pending["roll"],
): TableWhat | null {
  if (!isTaken(table, command)) return null;
  if (roll) return { type: "rolled", roll, offline: true };
  if (command.type === "seat") return seated(table.board, command);
  return predict(table, command, host, at);
}

/** The server adds what it knows of the deck when it takes the table over. */
function seated(
  { seats }: TableBoard,
  { seat, place }: Extract<TableCommand, { type: "seat" }>,
): TableWhat | null {
  const now = seats[seat - 1];
  const elsewhere = seats.some(
    (other) => other.seat !== seat && place.userId !== null && other.userId === place.userId,
  );
  if (!now || elsewhere || place.commanders.length > 2) return null;
  const { userId, guestName, deckId, deckName, commanders, color } = now;
  const next = { ...place, color };
  const unchanged = (Object.keys(next) as (keyof TablePlace)[]).every((key) =>
    same(next[key], { userId, guestName, deckId, deckName, commanders, color }[key]),
  );
  return unchanged ? null : { type: "seated", seat, place: next };
}

/** The table after all its commands; those that its rules refuse are left out. */
export const replayed = (table: OfflineTable, commands: readonly Pending[], host: Actor): Played =>
  commands.reduce((played, one) => taken(played, one, host) ?? played, opened(table, host));

/** The table as lists show it. */
export function shownNow({ shown }: OfflineTable, { table }: Played): OfflineTable["shown"] {
  const { board, at, sequence } = table;
  return {
    ...shown,
    status: board.status.type,
    touchedAt: at,
    sequence,
    seats: board.seats.map(
      ({ seat, life, out, color, guestName, deckName, commanders }, index) => ({
        picture: null,
        userId: null,
        ...shown.seats[index],
        name: guestName ?? shown.seats[index]?.name ?? null,
        seat,
        color,
        deckName,
        commanders,
        life,
        out: out !== null,
      }),
    ),
  };
}
