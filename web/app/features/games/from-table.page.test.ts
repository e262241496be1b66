import { IDBFactory } from "fake-indexeddb";
import "fake-indexeddb/auto";
import { beforeEach, expect, test, vi } from "vitest";
import { keepTable } from "~/live/offline/storage";
import { tableId } from "../../../tests/live";
import { storeSession } from "../../../tests/network";
import { offlineTable } from "../../../tests/offline-table";
import { fromTable } from "./from-table";

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  storeSession();
});

test("a table played offline gives a game to record, with its result", async () => {
  await keepTable("uid-1", offlineTable(4));
  const { playOffline } = await import("~/live/offline/play");
  const store = playOffline(tableId, () => {});
  await vi.waitFor(() => expect(store.get().board).not.toBeNull());
  store.do({ type: "turn", seat: 2 });
  store.do({ type: "life", seat: 3, delta: -41 });
  store.do({ type: "out", seats: [3], by: 2, how: "combat" });
  store.do({ type: "finish", placements: [2, 1, 4, 3], endReason: "combo" });
  await vi.waitFor(async () =>
    expect(await fromTable(tableId)).toMatchObject({ id: tableId, endReason: "combo" }),
  );
  store.close();
  const game = await fromTable(tableId);
  expect(game).toMatchObject({ turns: 1, wentFirst: "guest-2" });
  expect(game?.seats.map(({ name, place, finalLife }) => [name, place, finalLife])).toEqual([
    ["Guest 1", 1, 40],
    ["Guest 2", 4, -1],
    ["Guest 3", 3, 40],
    ["Ada", 2, 40],
  ]);
  expect(game?.seats[1]).toMatchObject({ eliminatedBy: "guest-2", eliminatedTurn: 1 });
});

test("of a table that is not here nothing is recorded", async () => {
  expect(await fromTable("0198a0c0-0000-7000-8000-0000000000ff")).toBeNull();
});
