import { HttpResponse, http, type WebSocketHandlerConnection, ws } from "msw";
import type {
  LiveClientMessage,
  LiveInfo,
  LiveServerMessage,
  LiveTable,
  OfflineLiveBody,
  TableCommand,
  TableEvent,
  TablePlace,
  TableRole,
  TableRoll,
  TableSetup,
  TableWhat,
} from "~/lib/api/types";
import { predict } from "~/live/table/predict";
import { apply, fromSnapshot, initialBoard, type Table } from "~/live/table/reducer";
import type { Actor } from "~/live/table/types";
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
export const setupOf = (seats: number): TableSetup => ({
  rules: { startingLife: 40, commanderDamage: 21, poison: 10 },
  settings: {
    allSeats: true,
    joinAs: "player",
    guests: "player",
    guestsAllSeats: false,
    locked: false,
  },
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

/** Whom its draw for the first turn always falls on. */
const drawn = 3;

const host: Actor = { role: "host", user: "me", guest: null, device: null };

/** A server that knows one table, by the rules that pages foresee it with; tests say what goes wrong. */
export class LiveServer {
  readonly clients: Client[] = [];
  /** What was said on each connection. */
  readonly said: LiveClientMessage[][] = [];
  readonly events: TableEvent[];
  private table: Table;
  /** The sequence of each command it has taken, by the command's id. */
  readonly taken = new Map<string, number>();
  /** Commands are taken, and nobody hears of it. */
  mute = false;
  /** Why commands are not taken, by turns. */
  readonly refusals: (string | null)[] = [];
  welcomes = true;
  /** What was uploaded, by turns. */
  readonly uploads: OfflineLiveBody[] = [];
  /** What happens before an upload is taken; an answer is given instead. */
  uploading: ((body: OfflineLiveBody) => Promise<Response | undefined>) | undefined;
  private readonly link = ws.link(`ws://podium.test/api/live/${tableId}/socket`);

  constructor(seats = 2) {
    const setup = setupOf(seats);
    const board = initialBoard(setup, opened);
    this.table = fromSnapshot({ sequence: 1, at: opened, board });
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
      http.put(api(`/live/${tableId}/offline`), async ({ request }) => {
        const body = (await request.json()) as OfflineLiveBody;
        return (await this.uploading?.(body)) ?? this.takeOver(body);
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

  get board(): Table["board"] {
    return this.table.board;
  }

  life(seat = 1): number | undefined {
    return this.board.seats[seat - 1]?.life;
  }

  tell(client: Client | undefined, message: LiveServerMessage): void {
    if (!this.mute) client?.send(JSON.stringify(message));
  }

  /** Another player's tap. */
  tap(seat: number, delta: number): TableEvent {
    return this.write(`other-${this.sequence}`, { type: "life", seat, delta });
  }

  /** Another player does this, and all hear of it. */
  does(command: TableCommand): void {
    const event = this.write(`other-${this.sequence}`, command);
    this.tell(this.last, { type: "events", events: [event] });
  }

  private hear(client: Client, message: LiveClientMessage): void {
    if ("have" in message && this.welcomes) {
      const isViewer = message.type === "guest" && message.token === null;
      const player = message.type === "guest" ? "player" : "host";
      this.welcome(client, message.have, isViewer ? "viewer" : player);
    }
    if (message.type === "ping") this.tell(client, { type: "pong", at: message.at, now: opened });
    if (message.type === "do") this.decide(client, message.id, message.command);
  }

  private welcome(client: Client, have: number | null, role: TableRole): void {
    const { sequence } = this;
    this.tell(client, { type: "welcome", role, sequence, now: new Date().toISOString() });
    this.tell(client, { type: "table", table: info });
    this.tell(client, { type: "people", people: [], guests: [], viewers: 0 });
    if (have === null || have > sequence) this.snapshot(client);
    else this.tell(client, { type: "events", events: this.events.slice(have) });
  }

  snapshot(client = this.last): void {
    this.tell(client, {
      type: "snapshot",
      sequence: this.sequence,
      at: opened,
      eliminations: [],
      undo: null,
      redo: null,
      board: this.board,
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

  /** Takes over what a device did offline; what it has already counts once. */
  takeOver(body: OfflineLiveBody): Response {
    this.uploads.push(body);
    for (const { id, command, at, roll } of body.commands) {
      if (!this.taken.has(id)) this.write(id, command, at, roll);
    }
    return HttpResponse.json({ table: liveTable(), refused: [] }, { status: 201 });
  }

  private write(
    id: string,
    command: TableCommand,
    at = new Date(Date.parse(opened) + this.sequence * 5000).toISOString(),
    roll?: TableRoll | null,
  ): TableEvent {
    const what: TableWhat | null = roll
      ? { type: "rolled", roll, offline: true }
      : command.type === "whoStarts"
        ? { type: "rolled", roll: { type: "starter", seat: drawn } }
        : predict(this.table, command, host, at);
    if (!what) throw new Error(`this server knows no ${command.type}`);
    const sequence = this.sequence + 1;
    const event: TableEvent = { sequence, at, id, by: { seat: 1, device: null }, what };
    this.table = apply(this.table, event);
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
