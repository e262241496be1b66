// A device at a live table. As the app does, it keeps a command until it is acknowledged, sends it again under the same
// id on the next connection, and asks there for what it has missed.
import { randomUUID } from "node:crypto";
import { SITE } from "./places.mjs";

/** How many commands may be on their way at once. */
const MOST = 16;
const BEAT = 5_000;
/** How long a message may stay unanswered. */
const SILENCE = 8_000;
const SHORTEST = 250;
const LONGEST = 2_000;

export class Device {
  id = randomUUID();
  /** By id: what was not acknowledged yet. */
  pending = new Map();
  /** By id: what was, with the sequence of its event. */
  done = new Map();
  /** What must not happen. */
  problems = [];
  have = null;
  snapshot = null;
  #socket = null;
  #out = new Set();
  #failures = 0;
  #timers = {};
  #over = false;

  /** `tally` is of taps; `arrived` is told of each event's id. */
  constructor({ table, player, node, tally, arrived = () => {} }) {
    Object.assign(this, { table, player, node, tally, arrived });
    this.#connect();
  }

  do(command) {
    const id = randomUUID();
    this.pending.set(id, command);
    this.#send();
    return id;
  }

  close() {
    this.#over = true;
    this.#drop();
  }

  #connect() {
    const url = `${SITE.replace("http", "ws")}/api/live/${this.table}/socket`;
    const socket = new WebSocket(url, { headers: { Origin: SITE, "X-Node": `${this.node}` } });
    this.#socket = socket;
    this.#expectAnswer();
    const { id: device, have, player } = this;
    socket.onopen = () =>
      socket.send(JSON.stringify({ type: "hello", token: player.token, device, have }));
    socket.onmessage = ({ data }) => socket === this.#socket && this.#hear(JSON.parse(data));
    socket.onclose = ({ code }) => socket === this.#socket && this.#comeBack(`closed ${code}`);
    socket.onerror = () => socket === this.#socket && this.#comeBack("no connection");
  }

  #drop() {
    for (const timer of Object.values(this.#timers)) clearTimeout(timer);
    this.#timers = {};
    this.#out.clear();
    const old = this.#socket;
    this.#socket = null;
    if (old?.readyState === WebSocket.CONNECTING) old.onopen = () => old.close();
    else old?.close();
  }

  #comeBack(why) {
    this.#drop();
    if (this.#over) return;
    this.tally.failed(why);
    this.#timers.retry = setTimeout(() => this.#connect(), this.#pause());
  }

  #pause() {
    this.#failures += 1;
    return Math.min(LONGEST, SHORTEST * 2 ** (this.#failures - 1));
  }

  #expectAnswer() {
    this.#timers.silence ??= setTimeout(() => this.#comeBack("silence"), SILENCE);
  }

  #say(message) {
    this.#socket.send(JSON.stringify(message));
    this.#expectAnswer();
  }

  #send() {
    if (this.#socket?.readyState !== WebSocket.OPEN || !this.#timers.beat) return;
    for (const [id, command] of this.pending) {
      if (this.#out.size >= MOST) return;
      if (this.#out.has(id)) continue;
      this.#out.add(id);
      this.#say({ type: "do", id, command });
    }
  }

  #hear(message) {
    clearTimeout(this.#timers.silence);
    delete this.#timers.silence;
    switch (message.type) {
      case "welcome":
        this.#timers.beat = setInterval(() => this.#say({ type: "ping", at: Date.now() }), BEAT);
        this.#send();
        break;
      case "snapshot":
        this.have = message.sequence;
        this.snapshot = message;
        break;
      case "events":
        for (const { sequence, id } of message.events) {
          if (sequence !== this.have + 1) {
            this.problems.push(`event ${sequence} came after ${this.have}`);
          }
          this.have = sequence;
          this.arrived(id, this);
        }
        break;
      case "done":
        this.#failures = 0;
        this.#settle(message.id);
        this.done.set(message.id, message.sequence);
        this.tally.succeeded();
        break;
      case "refused":
        this.#refused(message);
        break;
    }
  }

  #settle(id) {
    this.#out.delete(id);
    this.pending.delete(id);
    this.#send();
  }

  #refused({ id, reason }) {
    if (!["too_fast", "unavailable"].includes(reason)) {
      this.problems.push(`refused: ${reason}`);
      this.#settle(id);
      return;
    }
    this.tally.failed(reason);
    // What waits behind it goes out with it, in order.
    this.#timers.again ??= setTimeout(() => {
      delete this.#timers.again;
      this.#out.clear();
      this.#send();
    }, this.#pause());
  }
}
