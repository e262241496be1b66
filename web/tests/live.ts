import { HttpResponse, http, type WebSocketHandlerConnection, ws } from "msw";
import type {
  LiveClientMessage,
  LiveInfo,
  LiveServerMessage,
  LiveTable,
  TableCommand,
  TableEvent,
  TablePlace,
  TableSetup,
} from "~/lib/api/types";
import { api, network } from "./network";

type Client = WebSocketHandlerConnection["client"];

export const tableId = "0198a0c0-0000-7000-8000-000000000001";
const opened = "2026-11-15T20:00:00Z";
/** A longer message ends the connection, unread. */
const longest = 64 * 1024;

const place = (of: Partial<TablePlace>): TablePlace => ({
  userId: null,
  guestName: null,
  deckId: null,
  deckName: null,
  commanders: [],
  color: "red",
  ...of,
});

/** Ada and up to nine guests at forty life. */
const setupOf = (seats: number): TableSetup => ({
  rules: { startingLife: 40, commanderDamage: 21, poison: 10 },
  settings: { allSeats: true, joinAs: "player" },
  seats: [
    place({ userId: "me", color: "red", deckName: "Mill" }),
    ...(["blue", "green", "yellow", "purple", "pink", "orange", "teal", "brown", "gray"] as const)
      .slice(0, seats - 1)
      .map((color, at) => place({ guestName: `Guest ${at + 1}`, color })),
  ],
});

const info: LiveInfo = {
  id: tableId,
  code: "K7Q29F",
  formatId: "commander",
  subformatId: null,
  playgroupId: null,
  hostId: "me",
  gameId: null,
  set: null,
};

/** A server that knows one table, on which life goes up and down; tests say what goes wrong. */
export class LiveServer {
  readonly clients: Client[] = [];
  /** What was said on each connection. */
  readonly said: LiveClientMessage[][] = [];
  readonly events: TableEvent[];
  private readonly lives: number[];
  private readonly taken = new Map<string, number>();
  /** Commands are taken, and nobody hears of it. */
  mute = false;
  /** Why commands are not taken, by turns. */
  readonly refusals: (string | null)[] = [];
  welcomes = true;
  private readonly link = ws.link(`ws://podium.test/api/live/${tableId}/socket`);

  constructor(seats = 2) {
    const setup = setupOf(seats);
    this.lives = setup.seats.map(() => setup.rules.startingLife);
    const by = { seat: 1, device: null };
    this.events = [{ sequence: 1, at: opened, id: "open", by, what: { type: "opened", setup } }];
    network.use(
      this.link.addEventListener("connection", ({ client }) => {
        const lines: LiveClientMessage[] = [];
        this.clients.push(client);
        this.said.push(lines);
        client.addEventListener("message", ({ data }) => {
          if (String(data).length > longest) return client.close(1009);
          const message: LiveClientMessage = JSON.parse(String(data));
          lines.push(message);
          this.hear(client, message);
        });
      }),
      http.get(api(`/live/${tableId}/timeline`), () =>
        HttpResponse.json({ timeline: { tableId, events: this.events } }),
      ),
    );
  }

  get sequence(): number {
    return this.events.length;
  }

  get last(): Client | undefined {
    return this.clients.at(-1);
  }

  /** The commands that reached it, on all connections. */
  get commands(): string[] {
    return this.said.flat().flatMap((said) => (said.type === "do" ? said.id : []));
  }

  life(seat = 1): number | undefined {
    return this.lives[seat - 1];
  }

  tell(client: Client | undefined, message: LiveServerMessage): void {
    if (!this.mute) client?.send(JSON.stringify(message));
  }

  /** Another player's tap. */
  tap(seat: number, delta: number): TableEvent {
    return this.write(`other-${this.sequence}`, { type: "life", seat, delta });
  }

  private hear(client: Client, message: LiveClientMessage): void {
    if (message.type === "hello" && this.welcomes) this.welcome(client, message.have);
    if (message.type === "ping") this.tell(client, { type: "pong", at: message.at, now: opened });
    if (message.type === "do") this.decide(client, message.id, message.command);
  }

  private welcome(client: Client, have: number | null): void {
    const { sequence } = this;
    this.tell(client, { type: "welcome", role: "host", sequence, now: new Date().toISOString() });
    this.tell(client, { type: "table", table: info });
    this.tell(client, { type: "people", people: [], viewers: 0 });
    if (have === null || have > sequence) this.snapshot(client);
    else this.tell(client, { type: "events", events: this.events.slice(have) });
  }

  snapshot(client = this.last): void {
    const setup = setupOf(this.lives.length);
    const seats = setup.seats.map((taken, at) => ({
      ...taken,
      seat: at + 1,
      life: this.lives[at] ?? 0,
      counters: { poison: 0, energy: 0, experience: 0, rad: 0, ring: 0, mulligans: 0 },
      casts: [0, 0] as [number, number],
      commanderDamage: [],
      custom: {},
      blessing: false,
      out: null,
      spared: [],
    }));
    this.tell(client, {
      type: "snapshot",
      sequence: this.sequence,
      at: opened,
      eliminations: [],
      undo: null,
      redo: null,
      board: {
        status: { type: "open" },
        rules: setup.rules,
        settings: setup.settings,
        openedAt: opened,
        seats,
        order: seats.map(({ seat }) => seat),
        starter: null,
        turns: { spells: [], beganAt: null, paused: false, since: null },
        storm: 0,
        monarch: null,
        initiative: null,
        daylight: "neither",
        roll: null,
      },
    });
  }

  private decide(client: Client, id: string, command: TableCommand): void {
    const reason = this.refusals.shift();
    if (reason) {
      this.tell(client, { type: "refused", id, reason } as LiveServerMessage);
      return;
    }
    const known = this.taken.get(id);
    if (known === undefined)
      this.tell(client, { type: "events", events: [this.write(id, command)] });
    this.tell(client, { type: "done", id, sequence: known ?? this.sequence });
  }

  private write(id: string, command: TableCommand): TableEvent {
    if (command.type !== "life") throw new Error(`this server knows no ${command.type}`);
    const { seat, delta } = command;
    const from = this.lives[seat - 1] ?? 0;
    this.lives[seat - 1] = from + delta;
    const event: TableEvent = {
      sequence: this.sequence + 1,
      at: new Date(Date.parse(opened) + this.sequence * 5000).toISOString(),
      id,
      by: { seat: 1, device: null },
      what: {
        type: "step",
        changes: [{ type: "life", seat, from, to: from + delta }],
        tap: true,
        joins: null,
        source: null,
      },
    };
    this.events.push(event);
    this.taken.set(id, event.sequence);
    return event;
  }
}

/** The table as it is read before it is followed. */
export const liveTable = (more: Partial<LiveTable> = {}): LiveTable => ({
  id: tableId,
  code: "K7Q29F",
  status: "open",
  formatId: "commander",
  subformatId: null,
  playgroupId: null,
  setId: null,
  gameId: null,
  host: null,
  role: "host",
  joined: true,
  openedAt: opened,
  touchedAt: opened,
  sequence: 1,
  url: "http://podium.test/live/K7Q29F",
  qr: "data:,",
  seats: [
    {
      seat: 1,
      userId: "me",
      name: "ada",
      picture: null,
      deckName: "Mill",
      commanders: [],
      color: "red",
      life: 40,
      out: false,
    },
  ],
  ...more,
});
