import type { components } from "./schema";

type Schemas = components["schemas"];
type EndReason = Schemas["EndReason"];
type Card = Schemas["Card"];

/** From 1, as the table was set up. */
export type SeatNo = number;
export type SeatColor =
  | "red"
  | "blue"
  | "green"
  | "yellow"
  | "purple"
  | "orange"
  | "teal"
  | "pink"
  | "brown"
  | "gray";
export type TableRole = "host" | "player" | "viewer";
export type TableCounter = "poison" | "energy" | "experience" | "rad" | "ring" | "mulligans";
export type TableCause = "life" | "commanderDamage" | "poison";
export type Daylight = "neither" | "day" | "night";

export interface TableRules {
  startingLife: number;
  commanderDamage: number | null;
  poison: number | null;
}

export interface TableSettings {
  allSeats: boolean;
  joinAs: "player" | "viewer";
}

export interface TablePlace {
  userId: string | null;
  guestName: string | null;
  deckId: string | null;
  deckName: string | null;
  commanders: string[];
  color: SeatColor;
}

export interface TableSetup {
  rules: TableRules;
  settings: TableSettings;
  seats: TablePlace[];
}

export type TableCommand =
  | { type: "life"; seat: SeatNo; delta: number; source?: SeatNo | null }
  | { type: "setLife"; seat: SeatNo; to: number }
  | {
      type: "commanderDamage";
      seat: SeatNo;
      source: SeatNo;
      commander: number;
      delta: number;
    }
  | { type: "counter"; seat: SeatNo; counter: TableCounter; delta: number }
  | { type: "casts"; seat: SeatNo; commander: number; delta: number }
  | { type: "custom"; seat: SeatNo; name: string; delta: number }
  | { type: "dropCustom"; seat: SeatNo; name: string }
  | { type: "storm"; delta: number }
  | { type: "monarch"; seat: SeatNo | null }
  | { type: "initiative"; seat: SeatNo | null }
  | { type: "blessing"; seat: SeatNo; on: boolean }
  | { type: "daylight"; to: Daylight }
  | { type: "turn"; seat: SeatNo | null }
  | { type: "pause" }
  | { type: "resume" }
  | { type: "roll"; sides: number; count: number }
  | { type: "coin"; count: number }
  | { type: "whoStarts" }
  | { type: "out"; seats: SeatNo[]; by: SeatNo | null; how: EndReason }
  | { type: "back"; seat: SeatNo }
  | { type: "concede"; seat: SeatNo }
  | { type: "spare"; seat: SeatNo; cause: TableCause; on: boolean }
  | { type: "undo"; of?: string | null }
  | { type: "redo"; of?: string | null }
  | { type: "order"; seats: SeatNo[] }
  | { type: "color"; seat: SeatNo; color: SeatColor }
  | { type: "seat"; seat: SeatNo; place: TablePlace }
  | { type: "settings"; settings: TableSettings }
  | { type: "setUp"; setup: TableSetup }
  | { type: "finish"; placements: number[] | null; endReason?: EndReason | null }
  | { type: "close" }
  | { type: "reopen" };

export interface TableTurn {
  seat: SeatNo;
  round: number;
  number: number;
}

export interface TableOut {
  by: SeatNo | null;
  how: EndReason;
  round: number;
  sequence: number;
}

interface Changed<Value> {
  from: Value;
  to: Value;
}

export type TableChange =
  | ({ type: "life"; seat: SeatNo } & Changed<number>)
  | ({
      type: "commanderDamage";
      seat: SeatNo;
      source: SeatNo;
      commander: number;
    } & Changed<number>)
  | ({ type: "counter"; seat: SeatNo; counter: TableCounter } & Changed<number>)
  | ({ type: "casts"; seat: SeatNo; commander: number } & Changed<number>)
  | ({ type: "custom"; seat: SeatNo; name: string } & Changed<number | null>)
  | ({ type: "blessing"; seat: SeatNo } & Changed<boolean>)
  | ({ type: "out"; seat: SeatNo } & Changed<TableOut | null>)
  | ({ type: "spared"; seat: SeatNo; cause: TableCause } & Changed<boolean>)
  | ({ type: "storm" } & Changed<number>)
  | ({ type: "monarch" } & Changed<SeatNo | null>)
  | ({ type: "initiative" } & Changed<SeatNo | null>)
  | ({ type: "daylight" } & Changed<Daylight>)
  | ({ type: "turn" } & Changed<TableTurn | null>)
  | ({ type: "order" } & Changed<SeatNo[]>)
  | ({ type: "colors" } & Changed<SeatColor[]>);

export type TableRoll =
  | { type: "dice"; sides: number; faces: number[] }
  | { type: "coin"; heads: boolean[] }
  | { type: "starter"; seat: SeatNo };

export type TableWhat =
  | { type: "opened"; setup: TableSetup }
  | {
      type: "step";
      changes: TableChange[];
      tap: boolean;
      joins: number | null;
      source: SeatNo | null;
    }
  | { type: "undone"; step: number; changes: TableChange[] }
  | { type: "redone"; step: number; changes: TableChange[] }
  | { type: "rolled"; roll: TableRoll }
  | { type: "paused" }
  | { type: "resumed" }
  | { type: "seated"; seat: SeatNo; place: TablePlace }
  | { type: "settings"; settings: TableSettings }
  | { type: "finished"; placements: number[]; endReason: EndReason | null }
  | { type: "closed" }
  | { type: "reopened" };

export interface TableEvent {
  sequence: number;
  at: string;
  id: string;
  by: { seat: SeatNo | null; device: string | null };
  what: TableWhat;
}

export interface TableSpell {
  seat: SeatNo;
  round: number;
  millis: number;
}

export interface TableTurns {
  spells: TableSpell[];
  beganAt: string | null;
  paused: boolean;
  since: string | null;
}

export interface TableDamage {
  source: SeatNo;
  commander: number;
  amount: number;
}

export interface TableSeat extends TablePlace {
  seat: SeatNo;
  life: number;
  counters: Record<TableCounter, number>;
  casts: number[];
  commanderDamage: TableDamage[];
  custom: Record<string, number>;
  blessing: boolean;
  out: TableOut | null;
  spared: TableCause[];
}

export type TableStatus =
  | { type: "open" }
  | { type: "closed"; at: string }
  | { type: "finished"; at: string; placements: number[]; endReason: EndReason | null };

export interface TableBoard {
  status: TableStatus;
  rules: TableRules;
  settings: TableSettings;
  openedAt: string;
  seats: TableSeat[];
  order: SeatNo[];
  starter: SeatNo | null;
  turns: TableTurns;
  storm: number;
  monarch: SeatNo | null;
  initiative: SeatNo | null;
  daylight: Daylight;
  roll: { sequence: number; roll: TableRoll } | null;
}

export interface TableElimination {
  seat: SeatNo;
  cause: TableCause;
  by: SeatNo | null;
  how: EndReason;
}

export type TableRefusal =
  | "not_allowed"
  | "finished"
  | "closed"
  | "open"
  | "unknown"
  | "invalid"
  | "no_change"
  | "begun"
  | "nothing_to_undo"
  | "nothing_to_redo"
  | "superseded"
  | "limit";

type LiveStatus = "open" | "closed" | "finished";

export interface LiveSeat {
  seat: SeatNo;
  userId: string | null;
  name: string | null;
  picture: string | null;
  deckName: string | null;
  commanders: string[];
  color: SeatColor;
  life: number;
  out: boolean;
}

export interface LiveTable {
  id: string;
  code: string;
  status: LiveStatus;
  formatId: string;
  subformatId: string | null;
  playgroupId: string | null;
  setId: string | null;
  gameId: string | null;
  host: Card | null;
  role: TableRole;
  joined: boolean;
  openedAt: string;
  touchedAt: string;
  sequence: number;
  url: string;
  qr: string;
  seats: LiveSeat[];
}

export type LiveInfo = Schemas["LiveTableInfo"];
export type LivePerson = Schemas["LivePerson"];

export type LiveClientMessage =
  | { type: "hello"; token: string; device: string; have: number | null }
  | { type: "renew"; token: string }
  | { type: "do"; id: string; command: TableCommand }
  | { type: "ping"; at: number };

export type LiveServerMessage =
  | { type: "welcome"; role: TableRole; sequence: number; now: string }
  | { type: "table"; table: LiveInfo | null }
  | { type: "people"; people: LivePerson[]; viewers: number }
  | {
      type: "snapshot";
      sequence: number;
      at: string;
      board: TableBoard;
      eliminations: TableElimination[];
      undo: number | null;
      redo: number | null;
    }
  | { type: "events"; events: TableEvent[] }
  | { type: "done"; id: string; sequence: number }
  | { type: "refused"; id: string; reason: TableRefusal | "too_fast" | "unavailable" }
  | { type: "role"; role: TableRole }
  | { type: "pong"; at: number; now: string };

export interface LiveSeatBody {
  userId: string | null;
  guestName: string | null;
  deckId: string | null;
  deckName: string | null;
  color?: SeatColor;
}

export interface LiveBody {
  id: string;
  formatId: string;
  subformatId: string | null;
  playgroupId: string | null;
  setId: string | null;
  /** 0 is open-ended: a set is begun with this table. */
  bestOf: number | null;
  startingLife: number | null;
  seats: LiveSeatBody[];
  settings: TableSettings;
}

export interface LiveTimeline {
  tableId: string;
  gameId: string | null;
  openedAt: string;
  seats: {
    seat: SeatNo;
    gameSeat: SeatNo | null;
    userId: string | null;
    name: string | null;
    picture: string | null;
    color: SeatColor;
    deckName: string | null;
    commanders: string[];
  }[];
  events: TableEvent[];
}
