import { IDBFactory } from "fake-indexeddb";
import "fake-indexeddb/auto";
import { HttpResponse } from "msw";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { TableCommand } from "~/lib/api/types";
import { freshModules } from "../../../tests/fresh";
import { LiveServer, liveTable, tableId } from "../../../tests/live";
import { idToken, refusal, storeSession } from "../../../tests/network";
import { offlineTable } from "../../../tests/offline-table";
import type { LiveStore } from "../view";

freshModules();

let server: LiveServer;
const open: LiveStore[] = [];
const shared = vi.fn();

beforeEach(async () => {
  globalThis.indexedDB = new IDBFactory();
  server = new LiveServer();
  storeSession();
  shared.mockClear();
  const { keepTable } = await import("./storage");
  await keepTable("uid-1", offlineTable());
});

afterEach(() => {
  for (const store of open.splice(0)) store.close();
});

async function play(): Promise<LiveStore> {
  const { playOffline } = await import("./play");
  const { useUserStore } = await import("~/lib/user/store");
  const userData = { id: "me", firstname: "Ada", lastname: null, username: "ada", picture: null };
  useUserStore.setState({ userData, token: "t" });
  const store = playOffline(tableId, shared);
  open.push(store);
  await vi.waitFor(() => expect(store.get().board).not.toBeNull());
  return store;
}

/** The page again, with nothing but what it kept. */
function reload(): void {
  for (const store of open.splice(0)) store.close();
  vi.resetModules();
}

const upload = async () => (await import("./upload")).uploadTables();
const tap = (store: LiveStore, delta = -1) => store.do({ type: "life", seat: 1, delta });
const life = (store: LiveStore) => store.get().board?.seats[0]?.life;

/** What was done is written down on the device. */
const kept = async (count: number) => {
  const { readTable } = await import("./storage");
  await vi.waitFor(async () =>
    expect((await readTable("uid-1", tableId))?.commands).toHaveLength(count),
  );
};

/** The last connection has answered everything. */
const settled = (store: LiveStore) =>
  vi.waitFor(() => expect(store.get()).toMatchObject({ phase: "live", pending: 0 }));

describe("without the server", () => {
  test("a whole game is played, and is there after a reload", async () => {
    const store = await play();
    expect(store.get()).toMatchObject({ phase: "offline", role: "host", pending: 0 });
    const commands: TableCommand[] = [
      { type: "whoStarts" },
      { type: "turn", seat: null },
      { type: "life", seat: 2, delta: -7, source: 1 },
      { type: "commanderDamage", seat: 2, source: 1, commander: 0, delta: 21 },
      { type: "counter", seat: 1, counter: "poison", delta: 3 },
      { type: "undo", of: null },
      { type: "roll", sides: 20, count: 2 },
      { type: "out", seats: [2], by: 1, how: "commanderDamage" },
      { type: "finish", placements: null, endReason: null },
    ];
    for (const command of commands) store.do(command);
    const { board, events } = store.get();
    expect(board?.seats.map(({ life, counters }) => [life, counters.poison])).toEqual([
      [40, 0],
      [12, 0],
    ]);
    expect(board?.status).toMatchObject({ type: "finished", placements: [1, 2] });
    expect(events.map(({ what }) => what.type)).toEqual(
      "opened rolled step step step step undone rolled step finished".split(" "),
    );
    const rolls = events.flatMap(({ what }) => (what.type === "rolled" ? what.offline : []));
    expect(rolls).toEqual([true, true]);
    await kept(9);
    reload();
    const again = await play();
    expect(again.get().board).toEqual(board);
    expect(again.get().events).toEqual(events);
  });

  test("what the rules refuse leaves nothing", async () => {
    const store = await play();
    store.do({ type: "resume" });
    store.do({ type: "life", seat: 9, delta: -1 });
    store.do({ type: "coin", count: 99 });
    tap(store);
    expect(store.get().events).toHaveLength(2);
    await kept(1);
  });

  test("a clock that is set back puts nothing before what was done", async () => {
    const store = await play();
    tap(store, -1);
    vi.spyOn(Date, "now").mockReturnValue(Date.parse("2020-01-01T00:00:00Z"));
    store.do({ type: "setLife", seat: 1, to: 10 });
    await kept(2);
    reload();
    expect(life(await play())).toBe(10);
  });

  test("two tabs show the same", async () => {
    const [one, two] = [await play(), await play()];
    tap(one, -3);
    await vi.waitFor(() => expect(life(two)).toBe(37));
    tap(two, -4);
    await vi.waitFor(() => expect(life(one)).toBe(33));
    expect(one.get().events).toEqual(two.get().events);
  });

  test("it is listed as it stands, for the user who plays it", async () => {
    tap(await play(), -3);
    await kept(1);
    const { listOffline } = await import("./find");
    expect(await listOffline()).toMatchObject([
      { id: tableId, code: "", status: "open", seats: [{ life: 37 }, { name: "Guest 1" }] },
    ]);
    storeSession({ idToken: idToken({ sub: "uid-2" }) });
    expect(await listOffline()).toEqual([]);
  });
});

describe("with the server back", () => {
  test("everything is there once, in its order and at its times, and the page goes on", async () => {
    const store = await play();
    tap(store, -5);
    store.do({ type: "turn", seat: 2 });
    await kept(2);
    const { events } = store.get();
    await upload();
    await settled(store);
    expect(shared).toHaveBeenCalledWith(liveTable());
    expect(server.uploads).toHaveLength(1);
    const times = server.events.slice(1).map(({ at }) => at);
    expect(times).toEqual(events.slice(1).map(({ at }) => at));
    expect([life(store), server.life()]).toEqual([35, 35]);
    tap(store, -1);
    await vi.waitFor(() => expect(server.life()).toBe(34));
    await upload();
    expect(server.uploads).toHaveLength(1);
    const { listOffline } = await import("./find");
    expect(await listOffline()).toEqual([]);
  });

  test("a tap made while it is sent counts once", async () => {
    const store = await play();
    tap(store, -5);
    await kept(1);
    server.uploading = async () => {
      tap(store, -2);
      tap(store, -2);
      return undefined;
    };
    await upload();
    expect(life(store)).toBe(31);
    await settled(store);
    expect([life(store), server.life()]).toEqual([31, 31]);
    expect(server.events).toHaveLength(4);
  });

  test("sent again after a lost answer, it counts once, with what was done since", async () => {
    const store = await play();
    tap(store, -5);
    await kept(1);
    server.uploading = async (body) => {
      server.uploading = undefined;
      server.takeOver(body);
      return HttpResponse.error();
    };
    await upload();
    expect(store.get().phase).toBe("offline");
    tap(store, -1);
    await kept(2);
    reload();
    const again = await play();
    await upload();
    await settled(again);
    expect(server.uploads.map(({ commands }) => commands.length)).toEqual([1, 2]);
    expect([life(again), server.life(), server.sequence]).toEqual([34, 34, 3]);
  });

  test("two tabs upload it once, and both go on", async () => {
    const [one, two] = [await play(), await play()];
    tap(one, -2);
    await kept(1);
    await Promise.all([upload(), upload()]);
    await Promise.all([settled(one), settled(two)]);
    expect(server.uploads).toHaveLength(1);
    tap(two, -1);
    await vi.waitFor(() => expect([life(two), server.life()]).toEqual([37, 37]));
  });

  test("refused, it stays with the reason, is not sent again, and can be deleted", async () => {
    const store = await play();
    tap(store, -5);
    await kept(1);
    const fieldMessages = { "seats.1.userId": "Not a friend." };
    server.uploading = async () => refusal(422, 14, { fieldMessages });
    await upload();
    await vi.waitFor(() => expect(store.get().refusedUpload?.fieldMessages).toEqual(fieldMessages));
    tap(store, -1);
    expect(life(store)).toBe(34);
    await kept(2);
    server.uploading = undefined;
    await upload();
    expect(server.uploads).toHaveLength(0);
    const { dropOffline, findOffline } = await import("./find");
    expect((await findOffline(tableId))?.played.table.board.seats[0]?.life).toBe(34);
    await dropOffline(tableId);
    expect(await findOffline(tableId)).toBeNull();
  });

  test("a server that is in trouble is asked again later", async () => {
    await play();
    server.uploading = async () => refusal(503, 17);
    await upload();
    server.uploading = undefined;
    await upload();
    expect(server.uploads).toHaveLength(1);
  });
});

/** The same numbers for the same seed. */
function luckOf(seed: number): (bound: number) => number {
  let state = seed;
  return (bound) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
  };
}

describe("whatever happens", () => {
  /** Where the server and what is stored here lead together. */
  const written = async () => {
    const { tableStorage } = await import("../storage");
    const { pending } = await tableStorage("uid-1", tableId).read();
    const taken = new Set(server.events.map(({ id }) => id));
    const waiting = pending.filter(({ id }) => !taken.has(id));
    const deltas = waiting.map(({ command }) => (command.type === "life" ? command.delta : 0));
    return deltas.reduce((sum, delta) => sum + delta, server.life() ?? 0);
  };

  const failures = [
    async () => undefined,
    async () => HttpResponse.error(),
    async () => refusal(503, 17),
    async (body: Parameters<LiveServer["takeOver"]>[0]) => {
      server.takeOver(body);
      return HttpResponse.error();
    },
  ];

  test.each(Array.from({ length: 30 }, (_, index) => 20_261_115 + index))(
    "nothing is lost and nothing counts twice (seed %i)",
    async (seed) => {
      const below = luckOf(seed);
      let expected = 40;
      let store = await play();
      const taps = () => {
        for (let count = below(4); count > 0; count -= 1) {
          const delta = -1 - below(3);
          expected += delta;
          tap(store, delta);
        }
      };
      for (let step = 0; step < 8; step += 1) {
        taps();
        const fails = failures[below(failures.length)];
        server.uploading = async (body) => {
          taps();
          return fails?.(body);
        };
        if (below(2) === 0) await upload();
        if (below(3) === 0) {
          await vi.waitFor(async () => expect(await written()).toBe(expected));
          reload();
          store = await play();
        }
      }
      server.uploading = undefined;
      await upload();
      await settled(store);
      expect([life(store), server.life()]).toEqual([expected, expected]);
      expect(new Set(server.events.map(({ id }) => id)).size).toBe(server.sequence);
    },
  );
});

test("signing out leaves nothing behind", async () => {
  tap(await play());
  await kept(1);
  const { forgetTables, unsentBy } = await import("../unsent");
  expect(await unsentBy("uid-1")).toEqual({ unsent: 2, refused: 0 });
  await forgetTables("uid-1");
  expect(await unsentBy("uid-1")).toEqual({ unsent: 0, refused: 0 });
  expect(Object.keys(localStorage).filter((key) => key.includes("offline"))).toEqual([]);
});

test("tables of a device that had none before are kept beside what it knew", async () => {
  globalThis.indexedDB = new IDBFactory();
  vi.resetModules();
  const { openDB } = await import("idb");
  const before = await openDB("live", 1, {
    upgrade(db) {
      db.createObjectStore("pending", { keyPath: ["user", "table", "id"] });
      db.createObjectStore("known", { keyPath: ["user", "id"] });
    },
  });
  const pending = { id: "c1", command: { type: "close" }, at: 1, user: "uid-1", table: tableId };
  await before.put("pending", pending);
  before.close();
  const { keepTable, readTable } = await import("./storage");
  await keepTable("uid-1", offlineTable());
  expect((await readTable("uid-1", tableId))?.commands).toMatchObject([{ id: "c1" }]);
});
