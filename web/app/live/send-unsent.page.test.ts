import { IDBFactory } from "fake-indexeddb";
import "fake-indexeddb/auto";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { freshModules } from "../../tests/fresh";
import { LiveServer, tableId } from "../../tests/live";
import { idToken, storeSession } from "../../tests/network";
import { offlineTable } from "../../tests/offline-table";
import type { Pending } from "./storage";

freshModules();

let server: LiveServer;

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  server = new LiveServer();
  storeSession();
});

const send = async () => (await import("./send-unsent")).sendCommands();

/** Taps of a page that is closed by now, one life each. */
async function keep(count: number, user = "uid-1"): Promise<string[]> {
  const { nextMoment, tableStorage } = await import("./storage");
  const ids = Array.from({ length: count }, (_, at) => `${user}-${at}`);
  for (const id of ids) {
    const command = { type: "life", seat: 1, delta: -1 } as const;
    await tableStorage(user, tableId).add({ id, command, at: nextMoment() });
  }
  return ids;
}

const unsent = async (user = "uid-1") => {
  const [table] = await (await import("./unsent")).readUnsent(user);
  return table?.commands.map(({ id, refused }) => (refused ? [id, refused] : id)) ?? [];
};

describe("commands that a closed page left", () => {
  test("are sent in their order, once, and are gone from the device", async () => {
    const ids = await keep(40);
    expect(await send()).toBe(false);
    expect(server.commands).toEqual(ids);
    expect(server.life()).toBe(0);
    expect(await unsent()).toEqual([]);
    expect(await send()).toBe(false);
    expect(server.clients).toHaveLength(1);
  });

  test("are sent by one of two tabs", async () => {
    const ids = await keep(3);
    await Promise.all([send(), send()]);
    expect(server.commands).toEqual(ids);
    expect(server.life()).toBe(37);
  });

  test("are sent where something else cannot be", async () => {
    vi.doMock("~/lib/outbox/send", () => ({ sendWaiting: () => Promise.reject(new Error("no")) }));
    const ids = await keep(1);
    const { sendAll } = await import("./send-all");
    await expect(sendAll()).rejects.toThrow("no");
    vi.doUnmock("~/lib/outbox/send");
    expect(server.commands).toEqual(ids);
  });

  test("count once where the server has one of them already", async () => {
    const [first, second] = await keep(2);
    server.tap(2, -1);
    server.taken.set(`${first}`, server.sequence);
    expect(await send()).toBe(false);
    expect(server.commands).toEqual([first, second]);
    expect(server.life()).toBe(39);
    expect(await unsent()).toEqual([]);
  });

  test("are left to the page that shows the table", async () => {
    await keep(1);
    const { followTable } = await import("./client");
    server.welcomes = false;
    const store = followTable(tableId);
    await vi.waitFor(() => expect(server.clients).toHaveLength(1));
    await send();
    expect(server.clients).toHaveLength(1);
    store.close();
    server.welcomes = true;
    await send();
    expect(server.life()).toBe(39);
  });

  test("stay where the server is away", async () => {
    const ids = await keep(1);
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    expect(await send()).toBe(true);
    expect(server.clients).toHaveLength(0);
    vi.restoreAllMocks();
    server.refusals.push("unavailable");
    expect(await send()).toBe(true);
    expect(await unsent()).toEqual(ids);
  });

  test("go out again where they came too fast, and hold up no one where they change nothing", async () => {
    await keep(2);
    server.refusals.push("too_fast", "no_change");
    expect(await send()).toBe(false);
    expect(server.life()).toBe(39);
    expect(await unsent()).toEqual([]);
  });

  test("that are refused stay with the reason, and are not sent again", async () => {
    const [first, second] = await keep(2);
    server.refusals.push("finished");
    expect(await send()).toBe(false);
    expect(await unsent()).toEqual([[first, "finished"]]);
    expect(server.commands).toEqual([first, second]);
    await send();
    expect(server.clients).toHaveLength(1);
  });

  test("that are too large to send hold up none of the others", async () => {
    const { nextMoment, tableStorage } = await import("./storage");
    const place = { userId: null, deckId: null, deckName: null, color: "blue", commanders: [] };
    const command = {
      type: "seat",
      seat: 2,
      place: { ...place, guestName: "x".repeat(70_000) },
    } as const;
    await tableStorage("uid-1", tableId).add({ id: "large", command, at: nextMoment() } as Pending);
    await keep(1);
    expect(await send()).toBe(false);
    expect(server.life()).toBe(39);
    expect(await unsent()).toEqual([["large", "too_large"]]);
  });

  test("at a table they left, or that is gone, are not sent again", async () => {
    for (const [code, reason] of [
      [4403, "left"],
      [4404, "gone"],
    ] as const) {
      const ids = await keep(1);
      server.welcomes = false;
      const before = server.clients.length;
      const sending = send();
      await vi.waitFor(() => expect(server.clients).toHaveLength(before + 1));
      server.last?.close(code);
      expect(await sending).toBe(false);
      expect(await unsent()).toEqual(ids.map((id) => [id, reason]));
      await send();
      expect(server.clients).toHaveLength(before + 1);
    }
  });

  test("of another user wait for them", async () => {
    const ids = await keep(1);
    storeSession({ idToken: idToken({ sub: "uid-2" }) });
    vi.resetModules();
    expect(await send()).toBe(false);
    expect(server.clients).toHaveLength(0);
    expect(await unsent()).toEqual(ids);
  });

  test("of a table that only this device has go with its upload", async () => {
    await keep(1);
    const { keepTable } = await import("./offline/storage");
    await keepTable("uid-1", { ...offlineTable(), id: tableId });
    expect(await unsent()).toEqual([]);
    await send();
    expect(server.clients).toHaveLength(0);
  });
});

describe("the count of unsent commands", () => {
  const counted = async () => {
    const { commands, refusedCommands } = (await import("~/lib/outbox/store")).useOutbox.getState();
    return [commands, refusedCommands];
  };

  test("tells those that were refused from the rest", async () => {
    await keep(2);
    server.refusals.push("finished", "unavailable");
    const stop = (await import("./offline/watch")).watchUploads();
    await vi.waitFor(async () => expect(await counted()).toEqual([2, 1]));
    stop();
    expect(await counted()).toEqual([0, 0]);
  });

  test("that comes late says nothing about the next user's", async () => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    await keep(2);
    const { watchUploads } = await import("./offline/watch");
    watchUploads()();
    const stop = watchUploads();
    await vi.waitFor(async () => expect(await counted()).toEqual([2, 0]));
    const { useOutbox } = await import("~/lib/outbox/store");
    const late = vi.fn();
    useOutbox.subscribe(late);
    stop();
    watchUploads()();
    await unsent();
    await unsent();
    expect(late.mock.lastCall?.[0]).toMatchObject({ commands: 0, refusedCommands: 0 });
  });
});

describe("a device without an account", () => {
  const seat = () => localStorage.setItem(`draft:guest-seat-${tableId}`, JSON.stringify(held));
  const held = { seat: 2, token: "t1", code: "K7Q29F" };

  test("sends what its guest's seat left, and nothing of a user", async () => {
    localStorage.clear();
    vi.resetModules();
    seat();
    const ids = await keep(2, "guest");
    const others = await keep(1);
    expect(await send()).toBe(false);
    const device = localStorage.getItem("device");
    const { code, token } = held;
    expect(server.said[0]?.[0]).toEqual({ type: "guest", code, token, device, have: null });
    expect(server.commands).toEqual(ids);
    expect([await unsent("guest"), await unsent()]).toEqual([[], others]);
  });

  test("keeps what it can no longer prove", async () => {
    localStorage.clear();
    vi.resetModules();
    const ids = await keep(1, "guest");
    expect(await send()).toBe(true);
    expect(server.clients).toHaveLength(0);
    expect(await unsent("guest")).toEqual(ids);
  });

  test("sends nothing while a user is signed in", async () => {
    seat();
    const ids = await keep(1, "guest");
    expect(await send()).toBe(false);
    expect(server.clients).toHaveLength(0);
    expect(await unsent("guest")).toEqual(ids);
  });
});
