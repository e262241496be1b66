// Clients that sign in, record games with notes and tap at live tables, until they are stopped; what was acknowledged to
// them is compared with the database afterwards.
import { randomUUID } from "node:crypto";
import { openTable } from "./client.mjs";
import { Device } from "./device.mjs";
import { query } from "./patroni.mjs";
import { NODES } from "./places.mjs";
import { sleep, until } from "./program.mjs";
import { Tally } from "./tally.mjs";

const SIGN_INS = 2;
const RECORDERS = 4;
const TABLES = 3;
export const PLAYERS = 12;
/** Between what a client does, in milliseconds. */
const PAUSES = { signIn: 400, game: 150, tap: 250 };
/** The app's pauses grow up to 30 s; shorter ones show when service is back. */
const SHORTEST = 250;
const LONGEST = 2_000;
/** After the last fault, everything that waits must have been acknowledged. */
const DRAIN_SECONDS = 240;
const LIFE = 40;
/** People stop tapping when nothing happens. */
const MOST_WAITING = 16;
const KINDS = ["sign-in", "game", "note", "tap"];

export class Load {
  tallies = Object.fromEntries(KINDS.map((kind) => [kind, new Tally()]));
  games = new Set();
  notes = new Set();
  /** From a tap to the last device that saw it, and from the first try of a call to its answer, in milliseconds. */
  slowestTap = 0;
  slowestCall = 0;
  #taps = new Map();
  #stopped = false;
  #work = [];

  constructor(players, tables, chance) {
    Object.assign(this, { players, tables, chance });
  }

  static openTables(players) {
    const at = (number) =>
      NODES.map((_, seat) => players[(number * NODES.length + seat) % players.length]);
    return Promise.all(
      Array.from({ length: TABLES }, async (_, number) => ({
        id: await openTable(at(number)),
        players: at(number),
        /** By seat, of the taps of earlier loads, too. */
        life: [LIFE, LIFE],
        taps: new Set(),
      })),
    );
  }

  start() {
    this.devices = this.tables.flatMap((table) =>
      table.players.map((player, seat) => this.#deviceAt(table, player, NODES[seat])),
    );
    const repeat = async (pause, work) => {
      while (!this.#stopped) {
        await work();
        await sleep(pause * (0.5 + this.chance()));
      }
    };
    const { players } = this;
    this.#work = [
      ...players
        .slice(0, SIGN_INS)
        .map((player) => repeat(PAUSES.signIn, () => this.#signIn(player))),
      ...players.slice(-RECORDERS).map((player) => repeat(PAUSES.game, () => this.#record(player))),
      ...this.devices.map((device) => repeat(PAUSES.tap, () => this.#tap(device))),
    ];
  }

  /** Lets everything that was begun come to its end. */
  async stop() {
    this.#stopped = true;
    for (const tally of Object.values(this.tallies)) tally.end();
    const done = Promise.all(this.#work);
    const late = sleep(DRAIN_SECONDS * 1000).then(() => {
      throw new Error(`calls were not answered within ${DRAIN_SECONDS} s`);
    });
    late.catch(() => {});
    await Promise.race([done, late]);
    const settled = async () => this.devices.every(({ pending }) => pending.size === 0);
    await until("all taps are acknowledged", settled, { seconds: DRAIN_SECONDS });
    const heads = new Map(
      await query("SELECT table_id, MAX(sequence) FROM live_event GROUP BY table_id"),
    );
    const seen = async () =>
      this.devices.every(({ table, have }) => have === Number(heads.get(table)));
    await until("all devices have seen all taps", seen, { seconds: DRAIN_SECONDS });
    for (const device of this.devices) device.close();
  }

  #deviceAt(table, player, node) {
    const arrived = (id, device) => {
      const tap = this.#taps.get(id);
      if (tap && tap.by !== device) {
        this.slowestTap = Math.max(this.slowestTap, performance.now() - tap.at);
      }
    };
    return new Device({ table: table.id, player, node, tally: this.tallies.tap, arrived });
  }

  #tap(device) {
    if (device.pending.size >= MOST_WAITING) return;
    const [seat, delta] = [1 + (this.chance() < 0.5), this.chance() < 0.5 ? -1 : 1];
    const id = device.do({ type: "life", seat, delta });
    this.#taps.set(id, { by: device, at: performance.now(), seat, delta });
  }

  /** Tries until it works. `attempt` returns what was wrong, if anything. */
  async #persist(kind, attempt) {
    const begun = performance.now();
    for (let pause = SHORTEST; ; pause = Math.min(LONGEST, pause * 2)) {
      const wrong = await attempt().catch((error) => error.code ?? error.name);
      if (!wrong) {
        this.slowestCall = Math.max(this.slowestCall, performance.now() - begun);
        return this.tallies[kind].succeeded();
      }
      this.tallies[kind].failed(`${wrong}`);
      await sleep(pause * (0.5 + this.chance() / 2));
    }
  }

  #signIn(player) {
    return this.#persist("sign-in", async () => {
      const { status } = await player.signIn();
      return status === 200 ? null : status;
    });
  }

  /** A game under an id that the client made, then a note under an `Idempotency-Key`: what the app's outbox sends. */
  async #record(player) {
    const id = randomUUID();
    await this.#persist("game", async () => {
      const { status } = await player.call("/game", { body: player.game(id) });
      return [200, 201].includes(status) ? null : status;
    });
    this.games.add(id);
    const [content, headers] = [`Note of ${id}`, { "Idempotency-Key": randomUUID() }];
    await this.#persist("note", async () => {
      const { status, body } = await player.call(`/game/${id}/note`, {
        body: { content },
        headers,
      });
      const isThere = status === 409 && body?.note?.content === content;
      return [200, 201].includes(status) || isThere ? null : status;
    });
    this.notes.add(id);
  }

  /** What the database has is what was acknowledged, no less and no more. */
  async compare() {
    const recorders = this.players.slice(-RECORDERS).map(({ user }) => `'${user}'`);
    const ids = async (sql) => new Set((await query(sql)).map(([id]) => id));
    const lacking = (acknowledged, stored) =>
      [...acknowledged].filter((id) => !stored.has(id)).length;
    const games = await ids(`SELECT id FROM game WHERE recorded_by IN (${recorders})`);
    const notes = await ids("SELECT game_id FROM note");
    const [[miscounted]] = await query(`SELECT COUNT(*) FROM deck d WHERE d.games <>
      (SELECT COUNT(*) FROM seat s JOIN game g ON g.id = s.game_id
        WHERE s.deck_id = d.id AND g.removed_at IS NULL)`);
    const result = {
      lostWrites: lacking(this.games, games) + lacking(this.notes, notes),
      doubledWrites: Number(miscounted),
      lostTaps: 0,
      doubledTaps: 0,
      problems: this.devices.flatMap(({ problems }) => problems),
    };
    for (const table of this.tables) {
      const mine = this.devices.filter((device) => device.table === table.id);
      const acknowledged = new Set(mine.flatMap(({ done }) => [...done.keys()]));
      for (const id of acknowledged) {
        const { seat, delta } = this.#taps.get(id);
        table.taps.add(id);
        table.life[seat - 1] += delta;
      }
      const stored = await query(
        `SELECT command_id FROM live_event WHERE table_id = '${table.id}' ORDER BY sequence OFFSET 1`,
      );
      result.lostTaps += lacking(table.taps, new Set(stored.map(([id]) => id)));
      result.doubledTaps += Math.max(0, stored.length - table.taps.size);
      result.problems.push(...(await this.#lookAt(table)));
    }
    return result;
  }

  /** A new device on each node sees the life totals that the taps add up to. */
  async #lookAt(table) {
    const wrong = [];
    for (const node of NODES) {
      const device = new Device({
        table: table.id,
        player: table.players[0],
        node,
        tally: new Tally(),
      });
      await until("a look at a table", async () => device.snapshot !== null);
      device.close();
      const life = device.snapshot.board.seats.map((seat) => seat.life);
      if (`${life}` !== `${table.life}`) {
        wrong.push(`node ${node} shows life totals ${life}, taps add up to ${table.life}`);
      }
    }
    return wrong;
  }
}
