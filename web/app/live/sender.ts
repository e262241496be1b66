import type { Pending } from "./storage";
import type { LiveRefusal } from "./view";

/** How many may be on their way at once. */
const most = 16;
/** The server takes 30 a second and 120 at once: what has gathered offline stays below. */
const burst = 100;
const perSecond = 25;
const shortest = 500;
const longest = 10_000;

/** Close codes: the server could not read a message, or it was too large. */
const closes = { unreadable: 4400, tooLarge: 1009 };
/** The server's limit for one message. */
const maxMessageBytes = 64 * 1024;

const sizeOf = (pending: Pending) => new TextEncoder().encode(JSON.stringify(pending)).length;
const larger = (one: Pending, other: Pending) => (sizeOf(other) > sizeOf(one) ? other : one);

/** The refusal of the sent command for which the server closed the connection: it would block all others. */
export function refusalByClose(sent: readonly Pending[], code: number | null): LiveRefusal | null {
  const [first] = sent;
  if (!first) return null;
  if (code === closes.unreadable) return { ...first, reason: "invalid" };
  const largest = sent.reduce(larger);
  const tooLarge = code === closes.tooLarge || sizeOf(largest) > maxMessageBytes;
  return tooLarge ? { ...largest, reason: "too_large" } : null;
}

export interface Sender {
  /** In the order they are sent. */
  waiting: () => readonly Pending[];
  add: (...pending: Pending[]) => void;
  /** Sends what was added. */
  go: () => void;
  /** The server has it, or will never take it. */
  settle: (id: string) => Pending | undefined;
  /** The server could not say; it goes out once more, and what waits behind it too. */
  later: (id: string) => void;
  /** On a new connection everything that was not answered is sent again. */
  begin: () => void;
  stop: () => void;
  /** What went out and was not answered, in that order. */
  unanswered: () => Pending[];
}

/** Sends what waits in its order, a few at a time. */
export function createSender(send: (pending: Pending) => boolean): Sender {
  let waiting: readonly Pending[] = [];
  const out = new Set<string>();
  let open = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let tokens = burst;
  let filled = Date.now();
  let pause = shortest;

  const fill = () => {
    const now = Date.now();
    // No less for a clock that was set back.
    const passed = Math.max(0, now - filled);
    tokens = Math.min(burst, tokens + (passed / 1000) * perSecond);
    filled = now;
  };

  const hold = (ms: number) => {
    timer ??= setTimeout(() => {
      timer = undefined;
      go();
    }, ms);
  };

  function go() {
    if (!open || timer) return;
    fill();
    for (const next of waiting) {
      if (out.size >= most) return;
      if (out.has(next.id)) continue;
      if (tokens < 1) return hold(1000 / perSecond);
      if (!send(next)) return;
      tokens -= 1;
      out.add(next.id);
    }
  }

  const stop = () => {
    open = false;
    out.clear();
    clearTimeout(timer);
    timer = undefined;
  };

  return {
    waiting: () => waiting,
    add: (...pending) => {
      const known = new Set(waiting.map(({ id }) => id));
      const added = pending.filter(({ id }) => !known.has(id));
      waiting = [...waiting, ...added].toSorted((a, b) => a.at - b.at);
    },
    go,
    settle: (id) => {
      const settled = waiting.find((pending) => pending.id === id);
      if (!settled) return undefined;
      waiting = waiting.filter((pending) => pending !== settled);
      out.delete(id);
      pause = shortest;
      go();
      return settled;
    },
    later: (id) => {
      out.delete(id);
      if (timer) return;
      hold(pause);
      pause = Math.min(longest, pause * 2);
    },
    begin: () => {
      stop();
      open = true;
      go();
    },
    stop,
    unanswered: () => waiting.filter(({ id }) => out.has(id)),
  };
}
