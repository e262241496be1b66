import { IDBFactory } from "fake-indexeddb";
import "fake-indexeddb/auto";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { freshModules } from "../../tests/fresh";
import { LiveServer, tableId } from "../../tests/live";
import { idToken, storeSession } from "../../tests/network";
import type { LiveStore } from "./view";

freshModules();

let server: LiveServer;
const open: LiveStore[] = [];

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  server = new LiveServer();
  storeSession();
});

afterEach(() => {
  for (const store of open.splice(0)) store.close();
});

async function follow(): Promise<LiveStore> {
  const { followTable } = await import("./client");
  const store = followTable(tableId);
  open.push(store);
  return store;
}

async function followed(): Promise<LiveStore> {
  const store = await follow();
  await vi.waitFor(() => expect(store.get().phase).toBe("live"));
  return store;
}

/** The page again, with nothing but what it kept. */
function reload(): void {
  for (const store of open.splice(0)) store.close();
  vi.resetModules();
}

/** What was done is written down on the device. */
const kept = async (count: number) => {
  const { tableStorage } = await import("./storage");
  await vi.waitFor(async () => {
    const { pending, known } = await tableStorage("uid-1", tableId).read();
    expect(pending).toHaveLength(count);
    expect(known?.table.sequence).toBe(server.sequence);
  });
};

const life = (store: LiveStore, seat = 1) => store.get().board?.seats[seat - 1]?.life;
const tap = (store: LiveStore, delta = -1) => store.do({ type: "life", seat: 1, delta });
const seated = { userId: null, deckId: null, deckName: null, color: "blue" } as const;
const settled = (store: LiveStore) => vi.waitFor(() => expect(store.get().pending).toBe(0));

describe("the connection", () => {
  test("says hello with its last sequence, and shows the events it gets", async () => {
    const store = await followed();
    expect(server.said[0]?.[0]).toEqual({
      type: "hello",
      token: expect.stringMatching(/^ey/),
      device: localStorage.getItem("device"),
      have: null,
    });
    expect(store.get()).toMatchObject({ role: "host", sequence: 1, pending: 0, reconnects: 0 });
    server.tell(server.last, { type: "events", events: [server.tap(2, -3)] });
    await vi.waitFor(() => expect(life(store, 2)).toBe(37));
  });

  test("remembers what was before it came", async () => {
    server.tap(1, -1);
    const store = await followed();
    await vi.waitFor(() => expect(store.get().events).toHaveLength(2));
    expect(store.get().steps.done).toHaveLength(1);
  });

  test("knows the server's clock and the way there", async () => {
    const there = Date.parse("2026-11-15T20:00:00Z");
    const before = Date.now();
    const store = await followed();
    await vi.waitFor(() => expect(store.get().latency).not.toBeNull());
    const { offset, latency } = store.get();
    expect(offset).toBeGreaterThanOrEqual(there - Date.now());
    expect(offset).toBeLessThanOrEqual(there - before + (latency ?? 0));
  });

  test("brings a renewed token", async () => {
    await followed();
    const { startIdentity } = await import("~/lib/identity/client");
    const token = idToken({ turn: 2 });
    startIdentity({ idToken: token, refreshToken: "r2", expiresIn: "3600" });
    await vi.waitFor(() => expect(server.said[0]).toContainEqual({ type: "renew", token }));
  });

  test("asks for what it missed by its number", async () => {
    const store = await followed();
    server.last?.close(1012);
    server.tap(2, -5);
    await vi.waitFor(() => expect(life(store, 2)).toBe(35));
    expect(server.said[1]?.[0]).toMatchObject({ type: "hello", have: 1 });
    expect(store.get().reconnects).toBe(1);
  });

  test("asks again where something is missing, and takes nothing twice", async () => {
    const store = await followed();
    const [first, second] = [server.tap(2, -1), server.tap(2, -2)];
    server.tell(server.last, { type: "events", events: [second] });
    await vi.waitFor(() => expect(life(store, 2)).toBe(37));
    expect(server.said[1]?.[0]).toMatchObject({ have: 1 });
    server.tell(server.last, { type: "events", events: [first, second] });
    server.tell(server.last, { type: "events", events: [server.tap(1, 1)] });
    await vi.waitFor(() => expect(life(store)).toBe(41));
    expect(life(store, 2)).toBe(37);
  });

  test("comes back at once with the network, on one connection", async () => {
    const store = await followed();
    dispatchEvent(new Event("offline"));
    expect(store.get().phase).toBe("away");
    dispatchEvent(new Event("online"));
    await vi.waitFor(() => expect(store.get().phase).toBe("live"));
    expect(server.clients).toHaveLength(2);
  });

  test("ends when the server says so", async () => {
    const store = await followed();
    server.last?.close(4403);
    await vi.waitFor(() => expect(store.get().phase).toBe("refused"));
    dispatchEvent(new Event("online"));
    expect(server.clients).toHaveLength(1);
    reload();
    const other = await followed();
    server.last?.close(4404);
    await vi.waitFor(() => expect(other.get().phase).toBe("gone"));
  });
});

describe("a command", () => {
  test("is shown at once and done once", async () => {
    const store = await followed();
    tap(store);
    expect(life(store)).toBe(39);
    expect(store.get().pending).toBe(1);
    await settled(store);
    expect(life(store)).toBe(39);
    expect(server.life()).toBe(39);
    await kept(0);
  });

  test("whose answer was lost is sent again under the same id, and counts once", async () => {
    const store = await followed();
    server.mute = true;
    const id = tap(store);
    await vi.waitFor(() => expect(server.commands).toEqual([id]));
    server.mute = false;
    server.last?.close(1006);
    await settled(store);
    expect(server.life()).toBe(39);
    expect(life(store)).toBe(39);
  });

  test("that the server cannot answer now is kept and sent again", async () => {
    const store = await followed();
    server.refusals.push("too_fast", "unavailable");
    const ids = [tap(store), tap(store)];
    expect(life(store)).toBe(38);
    await settled(store);
    expect(server.life()).toBe(38);
    expect(server.commands).toEqual([...ids, ...ids]);
    expect(store.get().lastRefusal).toBeNull();
  });

  test("that is refused is taken back, and said so, unless it is so already", async () => {
    const store = await followed();
    server.refusals.push("no_change", "not_allowed");
    tap(store);
    const id = tap(store);
    await settled(store);
    expect(life(store)).toBe(40);
    const command = { type: "life", seat: 1, delta: -1 };
    expect(store.get().lastRefusal).toEqual({ id, command, reason: "not_allowed" });
    await kept(0);
  });

  test("that the server cannot even read does not hold up the others", async () => {
    const store = await followed();
    server.mute = true;
    const id = tap(store, -1);
    await vi.waitFor(() => expect(server.commands).toEqual([id]));
    server.mute = false;
    server.last?.close(4400);
    await vi.waitFor(() => expect(store.get().lastRefusal?.id).toBe(id));
    await vi.waitFor(() => expect(store.get().phase).toBe("live"));
    expect(server.commands).toEqual([id]);
  });

  test("that is too large to send is dropped and said so, and nothing else is lost", async () => {
    const store = await followed();
    server.mute = true;
    server.last?.addEventListener("close", () => {
      server.mute = false;
    });
    const before = tap(store, -1);
    const place = { ...seated, commanders: [], guestName: "x".repeat(70_000) };
    const id = store.do({ type: "seat", seat: 2, place });
    const after = tap(store, -2);
    await settled(store);
    expect(store.get().lastRefusal).toMatchObject({ id, reason: "too_large" });
    expect(store.get().board?.seats[1]?.guestName).toBe("Guest 1");
    expect(server.commands).toEqual(expect.arrayContaining([before, after]));
    expect([life(store), server.life()]).toEqual([37, 37]);
    tap(store);
    await settled(store);
    expect([life(store), server.clients.length]).toEqual([36, 2]);
    await kept(0);
  });

  test("finds others' between its own, in the server's order", async () => {
    const store = await followed();
    server.mute = true;
    tap(store, -2);
    await vi.waitFor(() => expect(server.commands).toHaveLength(1));
    server.mute = false;
    // Its own event, and one of somebody else, without an answer yet.
    server.tap(1, 10);
    server.tell(server.last, { type: "events", events: server.events.slice(1) });
    await vi.waitFor(() => expect(life(store)).toBe(48));
    expect(store.get().pending).toBe(0);
  });

  test("goes out with at most sixteen on their way", async () => {
    const store = await followed();
    server.mute = true;
    for (let count = 0; count < 40; count += 1) tap(store);
    await vi.waitFor(() => expect(server.commands).toHaveLength(16));
    server.mute = false;
    server.last?.close(1006);
    await settled(store);
    expect(server.life()).toBe(0);
    expect(new Set(server.commands).size).toBe(40);
  });
});

describe("without network", () => {
  test("everything goes on, and settles in its order afterwards", async () => {
    const store = await followed();
    server.welcomes = false;
    dispatchEvent(new Event("offline"));
    const ids = [tap(store, -3), tap(store, -4), tap(store, 1)];
    expect(life(store)).toBe(34);
    expect(store.get()).toMatchObject({ phase: "away", pending: 3 });
    server.tap(1, -10);
    server.welcomes = true;
    dispatchEvent(new Event("online"));
    await settled(store);
    expect(server.commands).toEqual(ids);
    expect(life(store)).toBe(24);
    expect(server.life()).toBe(24);
  });

  test("a reload shows the last state with what waits, and sends it later", async () => {
    const store = await followed();
    tap(store, -5);
    await settled(store);
    await kept(0);
    server.welcomes = false;
    dispatchEvent(new Event("offline"));
    const ids = [tap(store, -1), tap(store, -1)];
    await kept(2);
    reload();
    const again = await follow();
    await vi.waitFor(() => expect(life(again)).toBe(33));
    expect(again.get()).toMatchObject({ phase: "connecting", pending: 2, sequence: 2 });
    server.welcomes = true;
    dispatchEvent(new Event("online"));
    await settled(again);
    expect(server.commands.slice(1)).toEqual(ids);
    expect(server.life()).toBe(33);
    await kept(0);
  });

  test("two tabs send what one of them kept, and it counts once", async () => {
    const one = await followed();
    server.welcomes = false;
    dispatchEvent(new Event("offline"));
    tap(one, -7);
    await kept(1);
    const two = await follow();
    await vi.waitFor(() => expect(life(two)).toBe(33));
    server.welcomes = true;
    dispatchEvent(new Event("online"));
    await Promise.all([settled(one), settled(two)]);
    expect(server.life()).toBe(33);
    expect([life(one), life(two)]).toEqual([33, 33]);
  });

  test("another user's commands are not sent on a shared device", async () => {
    const store = await followed();
    server.welcomes = false;
    dispatchEvent(new Event("offline"));
    tap(store);
    await kept(1);
    reload();
    storeSession({ idToken: idToken({ sub: "uid-2" }) });
    server.welcomes = true;
    const other = await followed();
    expect(other.get().pending).toBe(0);
    expect(server.life()).toBe(40);
  });
});

test("signing out leaves nothing behind", async () => {
  const store = await followed();
  tap(store);
  await settled(store);
  await kept(0);
  const { tableStorage } = await import("./storage");
  const others = tableStorage("uid-2", tableId);
  await others.add({ id: "c1", command: { type: "close" }, at: 1 });
  const { forgetTables, unsentBy } = await import("./unsent");
  await forgetTables("uid-1");
  expect((await tableStorage("uid-1", tableId).read()).known).toBeNull();
  // Somebody else's stays until they come back.
  const counts = [await unsentBy("uid-1"), await unsentBy("uid-2")];
  expect(counts.map(({ unsent }) => unsent)).toEqual([0, 1]);
});

test("a snapshot takes the place of everything heard before", async () => {
  const store = await followed();
  server.tap(1, -1);
  server.tap(1, -1);
  server.snapshot();
  await vi.waitFor(() => expect(life(store)).toBe(38));
  await vi.waitFor(() => expect(store.get().events).toHaveLength(3));
  server.tell(server.last, { type: "events", events: [server.tap(1, -1)] });
  await vi.waitFor(() => expect(life(store)).toBe(37));
});
