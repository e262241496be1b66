import type { LiveServerMessage, TableCommand, TableEvent } from "~/lib/api/types";
import { createListeners } from "~/lib/listeners";
import { shared } from "~/lib/shared";
import { followedPaths } from "./followed";
import type { Known } from "./storage";
import { apply, fromSnapshot, initialBoard, type Table } from "./table/reducer";
import { noSteps, noteStep } from "./table/steps";
import { type Loss, openTableSocket } from "./table-socket";
import { type LiveRefusal, type LiveStore, type LiveView, unseen } from "./view";

/** What a command queue needs from the table it sends to. */
export interface TableHandle {
  view: () => LiveView;
  send: (message: { type: "do"; id: string; command: TableCommand }) => boolean;
  /** The queue has changed. */
  changed: () => void;
}

/** The commands of a user at the table that the server has not acknowledged yet. */
export interface CommandQueue {
  /** The table as this device last saw it. */
  read: () => Promise<Known | null>;
  /** Adds what another tab stored and could not send. */
  readAgain: () => Promise<void>;
  /** All events so far. */
  recall: () => Promise<TableEvent[]>;
  waiting: () => number;
  /** The table with the queued commands applied. */
  ahead: (table: Table) => Table;
  do: (command: TableCommand) => string;
  /** The server has acknowledged it. */
  settle: (id: string) => void;
  /** The refusal to show, if it should be shown. */
  refused: (id: string, reason: string) => LiveRefusal | null;
  begin: () => void;
  stop: (code: number | null) => LiveRefusal | null;
  save: (known: Known | null) => void;
  renew: (socket: { send: (message: { type: "renew"; token: string }) => boolean }) => () => void;
}

interface Followed {
  path: string;
  /** The first message, with the last sequence seen. */
  hello: (renewed: boolean, have: number | null) => Promise<object | null>;
  /** No pause before the next try is longer. */
  longest: number;
  queue?: (handle: TableHandle) => CommandQueue;
}

/** A clock that is wrong by less is not corrected, which would draw the table anew. */
const unnoticed = 20;

function begun({ sequence, at, what }: TableEvent): Table | null {
  if (what.type !== "opened") return null;
  return { sequence, at, board: initialBoard(what.setup, at), steps: noSteps };
}

/** Follows one table: applies the server's events in order, without gaps or duplicates. */
export function follow({ path, hello, longest, queue: createQueue }: Followed): LiveStore {
  let view: LiveView = unseen;
  let table: Table | null = null;
  let fastest = Number.POSITIVE_INFINITY;
  let recalling = false;
  let closed = false;
  const { subscribe, tell } = createListeners();

  const show = (changed: Partial<LiveView>) => {
    const before = view;
    view = { ...view, ...changed };
    if (Object.entries(changed).every(([key, value]) => value === before[key as keyof LiveView]))
      return;
    tell();
  };

  /** The server's state with the queued commands on top. */
  const now = (): Partial<LiveView> => {
    const pending = queue?.waiting() ?? 0;
    if (!table) return { pending };
    const { board, steps } = queue?.ahead(table) ?? table;
    // What the server has taken as it was foreseen is nothing new to draw.
    return {
      ...shared({ board: view.board, steps: view.steps }, { board, steps }),
      sequence: table.sequence,
      pending,
    };
  };

  const queue = createQueue?.({
    view: () => view,
    send: (message) => socket.send(message),
    changed: () => {
      show(now());
      socket.wake();
    },
  });

  const save = () => {
    const { info, role, people } = view;
    queue?.save(table && { table, info, role, people });
  };

  /** Loads the history before this page's first event. */
  const remember = async () => {
    if (!queue || recalling || closed || view.events[0]?.sequence === 1) return;
    recalling = true;
    const told = await queue.recall().catch(() => []);
    recalling = false;
    if (closed || !table || told.length === 0) return;
    const from = view.events[0]?.sequence ?? table.sequence + 1;
    const all = [...told.filter(({ sequence }) => sequence < from), ...view.events];
    const events = all.slice(0, table.sequence);
    const whole = events.every(({ sequence }, at) => sequence === at + 1);
    if (!whole || events.length < table.sequence) return;
    table = { ...table, steps: events.reduce(noteStep, noSteps) };
    show({ ...now(), events });
  };

  const synced = () => {
    const first = view.phase !== "live";
    show({ phase: "live", ...now() });
    if (first) queue?.begin();
    save();
    void remember();
  };

  const put = (told: readonly TableEvent[]) => {
    const fresh = told.filter(({ sequence }) => sequence > (table?.sequence ?? 0));
    for (const event of fresh) {
      const next = table ? table.sequence + 1 : 1;
      const after = table ? apply(table, event) : begun(event);
      // Events are missing: reconnect from the last sequence.
      if (event.sequence !== next || !after) return socket.again();
      table = after;
      queue?.settle(event.id);
    }
    if (fresh.length > 0) view = { ...view, events: [...view.events, ...fresh] };
    synced();
  };

  const heard = (message: LiveServerMessage) => {
    view = { ...view, received: view.received + 1 };
    switch (message.type) {
      case "welcome":
        fastest = Number.POSITIVE_INFINITY;
        show({ role: message.role, offset: Date.parse(message.now) - Date.now() });
        break;
      case "table":
        show({ info: message.table });
        save();
        break;
      case "people":
        show({ people: message.people, guests: message.guests, viewers: message.viewers });
        save();
        break;
      case "role":
        show({ role: message.role });
        show(now());
        break;
      case "snapshot":
        table = fromSnapshot(message);
        view = { ...view, events: [] };
        synced();
        break;
      case "events":
        put(message.events);
        break;
      case "done":
        queue?.settle(message.id);
        show(now());
        save();
        break;
      case "refused": {
        const lastRefusal = queue?.refused(message.id, message.reason) ?? view.lastRefusal;
        show({ ...now(), lastRefusal });
        save();
        break;
      }
      case "pong": {
        const latency = performance.now() - message.at;
        // The fastest answer gives the most exact clock.
        const offset = Date.parse(message.now) + latency / 2 - Date.now();
        const corrects = latency <= fastest && Math.abs(offset - view.offset) > unnoticed;
        show(corrects ? { latency, offset } : { latency });
        fastest = Math.min(fastest, latency);
      }
    }
  };

  const lost = ({ kind, code }: Loss) => {
    const lastRefusal = queue?.stop(code) ?? view.lastRefusal;
    const reconnects = view.reconnects + (view.phase === "live" ? 1 : 0);
    show({ phase: kind, reconnects, latency: null, lastRefusal, ...now() });
    save();
  };

  const ready = (async () => {
    const known = await queue?.read();
    if (closed) return;
    if (known && !table) {
      const { table: kept, ...rest } = known;
      table = kept;
      view = { ...view, ...rest };
    }
    if (queue) show(now());
  })();

  const socket = openTableSocket({
    path,
    longest,
    heard,
    lost,
    hello: async (renewed) => {
      await ready;
      if (view.reconnects > 0) await queue?.readAgain();
      return hello(renewed, table?.sequence ?? null);
    },
  });
  const forget = queue?.renew(socket);
  // A viewer sends nothing.
  if (queue) followedPaths.add(path);

  return {
    get: () => view,
    subscribe,
    do: (command) => queue?.do(command) ?? "",
    close: () => {
      closed = true;
      followedPaths.delete(path);
      forget?.();
      queue?.stop(null);
      socket.close();
    },
  };
}
