import { readLiveTimeline } from "~/lib/api/live";
import type { LiveServerMessage, TableCommand, TableEvent, TableRefusal } from "~/lib/api/types";
import { currentIdentity, getIdToken, onIdentityChange } from "~/lib/identity/client";
import { useUserStore } from "~/lib/user/store";
import { uuidv7 } from "~/lib/uuid";
import { deviceId } from "./device";
import { type Loss, openLine } from "./line";
import { type Keeper, keeper, nextMoment } from "./queue";
import { createSender } from "./sender";
import { apply, fromSnapshot, laid, type Table } from "./table/fold";
import { foresee } from "./table/predict";
import { noSteps, noteStep } from "./table/steps";
import { type LiveStore, type LiveView, unseen } from "./view";

/** How long what was heard may wait to be kept: a burst of taps is written once. */
const gathering = 50;
const longest = 30_000;
/** A stream waits for nobody's tap. */
const longestOnAir = 10_000;

interface Followed {
  path: string;
  hello: (renewed: boolean, have: number | null) => Promise<object | null>;
  longest: number;
  /** The table's, where commands are given; an overlay has none. */
  keep: Keeper | null;
  /** Everything that happened so far, where it can be asked for. */
  recall: (() => Promise<TableEvent[]>) | null;
}

function follow({ path, hello, longest, keep, recall }: Followed): LiveStore {
  let view: LiveView = unseen;
  let table: Table | null = null;
  let fastest = Number.POSITIVE_INFINITY;
  /** Settled since it was last written down. */
  let settled: string[] = [];
  let saving: ReturnType<typeof setTimeout> | undefined;
  let recalling = false;
  let closed = false;
  const listeners = new Set<() => void>();
  const device = deviceId();

  const show = (changed: Partial<LiveView>) => {
    view = { ...view, ...changed };
    for (const listener of [...listeners]) listener();
  };

  /** What the server has told, and on it what it has yet to hear. */
  const foreseen = (): Partial<LiveView> => {
    const waiting = sender.waiting();
    if (!table) return { pending: waiting.length };
    const user = useUserStore.getState().userData?.id ?? null;
    const actor = { role: view.role ?? "player", user, device };
    let ahead = table;
    for (const { id, command, at } of waiting) {
      ahead = foresee(ahead, { id, command }, actor, at + view.offset);
    }
    const { board, steps } = ahead;
    return { board, steps, sequence: table.sequence, pending: waiting.length };
  };

  const save = () => {
    if (!keep || saving) return;
    saving = setTimeout(() => {
      saving = undefined;
      const ids = settled;
      settled = [];
      const { info, role, people } = view;
      void keep.settle(table && { table, info, role, people }, ids);
    }, gathering);
  };

  const settle = (id: string) => {
    const pending = sender.settle(id);
    if (pending) settled.push(id);
    return pending;
  };

  /** The history before what this page has heard; without it, only what came since can be told. */
  const remember = async () => {
    if (!recall || recalling || closed || view.events[0]?.sequence === 1) return;
    recalling = true;
    const told = await recall().catch(() => []);
    recalling = false;
    if (closed || !table || told.length === 0) return;
    const from = view.events[0]?.sequence ?? table.sequence + 1;
    const events = [...told.filter(({ sequence }) => sequence < from), ...view.events];
    const { sequence: until } = table;
    const whole = events.every(({ sequence }, at) => sequence === at + 1);
    if (!whole || events.length < until) return;
    table = { ...table, steps: events.slice(0, until).reduce(noteStep, noSteps) };
    show({ ...foreseen(), events: events.slice(0, until) });
  };

  const synced = () => {
    const first = view.phase !== "live";
    show({ phase: "live", ...foreseen() });
    if (first) sender.begin();
    save();
    void remember();
  };

  const take = (told: readonly TableEvent[]) => {
    const fresh = told.filter(({ sequence }) => sequence > (table?.sequence ?? 0));
    for (const event of fresh) {
      const next = table ? table.sequence + 1 : 1;
      const after = table ? apply(table, event) : begun(event);
      // Something is missing: it is asked for again by its number.
      if (event.sequence !== next || !after) return line.again();
      table = after;
      settle(event.id);
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
        show({ people: message.people, viewers: message.viewers });
        save();
        break;
      case "role":
        show({ role: message.role });
        show(foreseen());
        break;
      case "snapshot":
        table = fromSnapshot(message);
        view = { ...view, events: [] };
        synced();
        break;
      case "events":
        take(message.events);
        break;
      case "done":
        if (settle(message.id)) show(foreseen());
        save();
        break;
      case "refused":
        refused(message);
        break;
      case "pong": {
        const latency = performance.now() - message.at;
        // The quickest answer says most exactly what time it is there.
        const offset = Date.parse(message.now) + latency / 2 - Date.now();
        show(latency <= fastest ? { latency, offset } : { latency });
        fastest = Math.min(fastest, latency);
      }
    }
  };

  const refused = ({ id, reason }: Extract<LiveServerMessage, { type: "refused" }>) => {
    if (reason === "too_fast" || reason === "unavailable") return sender.later(id);
    const pending = settle(id);
    save();
    if (!pending) return;
    // It is as it was to be: nobody has to hear of it.
    const fine = reason === "no_change" || (reason === "finished" && isEnd(pending.command));
    const lastRefusal = fine
      ? view.lastRefusal
      : { id, command: pending.command, reason: reason as TableRefusal };
    show({ ...foreseen(), lastRefusal });
  };

  const lost = ({ kind, code }: Loss) => {
    // What the server cannot read it never will, and it would stand in the way of all the rest.
    const unread = code === 4400 ? sender.firstOut() : undefined;
    if (unread && settle(unread.id)) {
      save();
      view = {
        ...view,
        lastRefusal: { id: unread.id, command: unread.command, reason: "invalid" },
      };
    }
    sender.stop();
    const reconnects = view.reconnects + (view.phase === "live" ? 1 : 0);
    show({ phase: kind, reconnects, latency: null, ...foreseen() });
  };

  const sender = createSender(({ id, command }) => line.send({ type: "do", id, command }));

  /** As it was when this device last heard of it, and what was done since. */
  const ready = (async () => {
    const kept = await keep?.read();
    if (!kept || closed) return;
    sender.add(...kept.pending);
    if (kept.known && !table) {
      const { table: known, ...rest } = kept.known;
      table = known;
      view = { ...view, ...rest };
    }
    show(foreseen());
  })();

  const line = openLine({
    path,
    longest,
    heard,
    lost,
    hello: async (renewed) => {
      await ready;
      // What another tab kept and could not send goes out here.
      const kept = view.reconnects > 0 ? await keep?.read() : undefined;
      if (kept) sender.add(...kept.pending.filter(({ id }) => !settled.includes(id)));
      return hello(renewed, table?.sequence ?? null);
    },
  });

  const forget = onIdentityChange((identity) => {
    if (keep && identity) line.send({ type: "renew", token: identity.idToken });
  });

  return {
    get: () => view,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    do: (command) => {
      const id = uuidv7();
      const pending = { id, command, at: nextMoment() };
      void keep?.add(pending);
      sender.add(pending);
      show(foreseen());
      line.wake();
      return id;
    },
    close: () => {
      closed = true;
      forget();
      sender.stop();
      line.close();
    },
  };
}

function begun({ sequence, at, what }: TableEvent): Table | null {
  if (what.type !== "opened") return null;
  return { sequence, at, board: laid(what.setup, at), steps: noSteps };
}

const isEnd = ({ type }: TableCommand) => type === "finish" || type === "close";

/** A table by its id, for somebody who is at it. */
export function followTable(id: string): LiveStore {
  const user = currentIdentity()?.uid ?? "";
  return follow({
    path: `/live/${id}/socket`,
    longest,
    keep: keeper(user, id),
    recall: async () => (await readLiveTimeline(id)).timeline.events,
    hello: async (renewed, have) => {
      const token = await getIdToken(renewed);
      return token ? { type: "hello", token, device: deviceId(), have } : null;
    },
  });
}

/** The present table of whoever a streaming token is from. */
export const followOverlay = (token: string): LiveStore =>
  follow({
    path: "/live/overlay/socket",
    longest: longestOnAir,
    keep: null,
    recall: null,
    hello: async () => ({ type: "hello", token }),
  });
