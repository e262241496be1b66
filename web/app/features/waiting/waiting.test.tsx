import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { afterEach, describe, expect, test } from "vitest";
import type { Note } from "~/lib/api/types";
import type { Outgoing, Refusal } from "~/lib/outbox/entry";
import type { OfflineTable } from "~/live/offline/types";
import type { CommandRefusal } from "~/live/storage";
import { aGame, aSeat } from "../../../tests/games";
import { LiveServer, setupOf, tableId } from "../../../tests/live";
import { api, network, storeSession } from "../../../tests/network";
import { offlineTable } from "../../../tests/offline-table";
import { open } from "../../../tests/open";
import { freshDatabase, waitingOf } from "../../../tests/outbox";

freshDatabase();

const target = { kind: "game", id: "g1" } as const;
const game: Outgoing = {
  kind: "game",
  body: { id: "g1", formatId: "f", seats: [{ placement: 1 }, { placement: 2 }] },
  names: ["Ada", "Bo"],
};
const note: Outgoing = { kind: "note", target, content: "What a turn.", base: 1 };
const theirs: Note = {
  id: "n",
  gameId: "g1",
  setId: null,
  content: "From the other phone.",
  createdAt: "2026-11-01T20:00:00Z",
  updatedAt: "2026-11-01T20:00:00Z",
  version: 4,
};

let stop: (() => void) | undefined;
afterEach(() => stop?.());

/** The page, with these entries of mine; a server that is away takes none of them. */
async function show(entries: [Outgoing, Refusal?][]) {
  network.use(http.all(api("/*"), () => HttpResponse.error()));
  const [{ addEntry, refuseEntry }, { followOutbox }] = await Promise.all([
    import("~/lib/outbox/storage"),
    import("~/lib/outbox/follow"),
  ]);
  for (const [outgoing, refusal] of entries) {
    const { entry } = await addEntry(outgoing, { userId: "me", attempted: refusal !== undefined });
    if (entry && refusal) await refuseEntry(entry, refusal);
  }
  await open(() => import("./page"), "/waiting", "/waiting");
  await act(async () => {
    stop = followOutbox(() => 1);
  });
}

const cards = async () => {
  await screen.findAllByRole("heading", { level: 2 });
  return screen.getAllByRole("listitem").filter((item) => within(item).queryByRole("heading"));
};
const press = async (name: string) =>
  act(async () => void fireEvent.click(await screen.findByRole("button", { name })));

describe("the page of what waits", () => {
  test("says when there is nothing", async () => {
    await show([]);
    expect(await screen.findByText("Everything is sent")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Send now" })).toBeNull();
  });

  test("lists each with its state, and sends at a press", async () => {
    await show([[game], [note]]);
    const [first, second] = await cards();
    expect(first?.textContent).toMatch(/^Game: Ada and Bo.*Waiting/);
    expect(second?.textContent).toMatch(/^Note.*Waits for an earlier change.*What a turn\./);
    await press("Send now");
    const { useToasts } = await import("~/ui/toast-store");
    await waitFor(() =>
      expect(useToasts.getState().toasts).toMatchObject([{ message: /still can’t be reached/ }]),
    );
    network.use(
      http.post(api("/game"), () => HttpResponse.json({ game: aGame("g1") }, { status: 201 })),
      http.put(api("/game/g1/note"), () => HttpResponse.json({ note: theirs })),
    );
    await press("Send now");
    expect(await screen.findByText("Everything is sent")).toBeTruthy();
  });

  test("lists the rest where tables cannot be read", async () => {
    const { keepTable } = await import("~/live/offline/storage");
    storeSession();
    for (const id of ["t1", "t2"]) await keepTable("uid-1", { id } as OfflineTable);
    await show([[note]]);
    expect(await screen.findByText("What a turn.")).toBeTruthy();
  });

  describe("taps at a live table", () => {
    const tap = { type: "life", seat: 1, delta: -1 } as const;

    /** Two of mine, at a table that this device has seen; `refused`: what the server has said of the first and the second. */
    async function keep(...[refused, refusedToo]: CommandRefusal[]) {
      storeSession();
      const [{ tableStorage }, { fromSnapshot, initialBoard }] = await Promise.all([
        import("~/live/storage"),
        import("~/live/table/reducer"),
      ]);
      const storage = tableStorage("uid-1", tableId);
      const at = Date.parse("2026-11-15T20:00:00Z");
      await storage.add({ id: "c1", command: tap, at, ...(refused && { refused }) });
      const second = { id: "c2", command: tap, at: at + 1 };
      await storage.add({ ...second, ...(refusedToo && { refused: refusedToo }) });
      await tableStorage("uid-2", "other").add({ id: "c3", command: tap, at });
      const openedAt = new Date(at).toISOString();
      const board = initialBoard(setupOf(2), openedAt);
      const table = fromSnapshot({ sequence: 1, at: openedAt, board });
      const ada = { id: "me", username: "ada", firstname: "Ada", picture: null } as const;
      const people = [{ ...ada, role: "host", devices: 0 }] as const;
      await storage.settle({ table, info: null, role: "host", people }, []);
    }

    test("are listed, and sent at a press", async () => {
      await keep();
      await show([]);
      const [card, ...others] = await cards();
      expect(card?.textContent).toMatch(
        /^Live table: Ada and Guest 1.*Waiting2 taps at this table/,
      );
      expect(others).toEqual([]);
      const server = new LiveServer();
      await press("Send now");
      expect(await screen.findByText("Everything is sent")).toBeTruthy();
      expect(server.commands).toEqual(["c1", "c2"]);
    });

    test("that are refused say why, and are removed at a press", async () => {
      await keep("finished", "finished");
      await show([]);
      const [card] = await cards();
      expect(card?.textContent).toMatch(/Refused.*The game is over/);
      expect(screen.queryByRole("button", { name: "Send now" })).toBeNull();
      await press("Dismiss");
      expect(await screen.findByText("Everything is sent")).toBeTruthy();
      const { useToasts } = await import("~/ui/toast-store");
      await act(async () => useToasts.getState().toasts.at(-1)?.action?.run());
      expect(await screen.findByText("2 taps at this table")).toBeTruthy();
    });

    test("of which some are refused: only those are dismissed, the others can still be sent", async () => {
      await keep("not_allowed");
      await show([]);
      const [card] = await cards();
      expect(card?.textContent).toMatch(
        /Partly refused2 taps at this table. 1 of them was refused/,
      );
      await press("Dismiss");
      expect(await screen.findByText("1 tap at this table")).toBeTruthy();
      const server = new LiveServer();
      await press("Send now");
      expect(await screen.findByText("Everything is sent")).toBeTruthy();
      expect(server.commands).toEqual(["c2"]);
    });

    test("that are being sent are not said to be dropped", async () => {
      await keep();
      await show([]);
      const server = new LiveServer();
      server.welcomes = false;
      await press("Send now");
      await waitFor(() => expect(server.clients).toHaveLength(1));
      await press("Don’t send");
      const now = new Date().toISOString();
      server.tell(server.last, { type: "welcome", role: "host", sequence: 1, now });
      expect(await screen.findByText("Everything is sent")).toBeTruthy();
      expect(server.commands).toEqual(["c1", "c2"]);
      const { useToasts } = await import("~/ui/toast-store");
      expect(useToasts.getState().toasts).toEqual([]);
    });

    test("at a table they left lead nowhere", async () => {
      await keep("left");
      await show([]);
      expect(await screen.findByText(/You’re no longer at this table/)).toBeTruthy();
      expect(screen.queryByRole("link", { name: "Open table" })).toBeNull();
    });
  });

  test("a table that another tab has sent is gone, and one it could not send says so", async () => {
    const { dropTable, keepTable, refuseTable } = await import("~/live/offline/storage");
    const { tellOffline } = await import("~/live/offline/channel");
    const { id, ...table } = offlineTable();
    storeSession();
    await keepTable("uid-1", { ...table, id });
    await show([]);
    const [card] = await cards();
    expect(card?.textContent).toMatch(/^Live table.*Waiting/);
    await refuseTable("uid-1", id, { message: "No.", fieldMessages: {} });
    tellOffline({ type: "refused", id });
    await waitFor(() => expect(card?.textContent).toMatch(/^Live table.*Refused/));
    await dropTable("uid-1", id);
    tellOffline({ type: "uploaded", id, table: table.shown, refused: [] });
    expect(await screen.findByText("Everything is sent")).toBeTruthy();
  });

  test("what is not to be sent goes, and comes back", async () => {
    await show([[note]]);
    await press("Don’t send");
    expect(await screen.findByText("Everything is sent")).toBeTruthy();
    const { useToasts } = await import("~/ui/toast-store");
    await act(async () => useToasts.getState().toasts[0]?.action?.run());
    expect(await screen.findByText("What a turn.")).toBeTruthy();
  });

  test("a refused game says why, and leads to where it is put right", async () => {
    const refusal = {
      status: 422,
      message: "Check what is marked.",
      fieldMessages: { "seats.0.deckId": "Not their deck." },
      present: {},
    };
    await show([[game, refusal]]);
    expect(await screen.findByText("Not their deck.")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Fix it" }).getAttribute("href")).toBe(
      "/games/record?waiting=g1",
    );
  });

  test("a correction made on an older version leads to both versions", async () => {
    const shown = aGame("g1", { seats: [aSeat(1), aSeat(2)] });
    const correction: Outgoing = {
      kind: "correction",
      body: { id: "g1", formatId: "f", seats: [] },
      base: 1,
      shown,
    };
    const present = { game: aGame("g1", { version: 2 }) };
    await show([[correction, { status: 409, message: "", fieldMessages: {}, present }]]);
    const [card] = await cards();
    expect(card?.textContent).toMatch(/^Corrected game: Player 1 and Player 2.*Changed elsewhere/);
    expect(screen.getByRole("link", { name: "Compare versions" }).getAttribute("href")).toBe(
      "/game/g1/edit",
    );
  });

  test("a note changed elsewhere stands beside mine, and one of them stays", async () => {
    // Of another game, because what an earlier test was sending may still arrive.
    const mine: Outgoing = { ...note, target: { kind: "game", id: "g2" } };
    const there = { ...theirs, gameId: "g2" };
    const conflict = { status: 409, message: "", fieldMessages: {}, present: { note: there } };
    await show([[mine, conflict]]);
    expect(await screen.findByText("From the other phone.")).toBeTruthy();
    expect(screen.getByText("What a turn.")).toBeTruthy();
    const sent: unknown[] = [];
    network.use(
      http.put(api("/game/g2/note"), async ({ request }) => {
        sent.push([await request.json(), request.headers.get("If-Match")]);
        return HttpResponse.json({ note: there });
      }),
    );
    await press("Combine both");
    expect(await screen.findByText("Everything is sent")).toBeTruthy();
    expect(sent).toEqual([[{ content: "From the other phone.\n\nWhat a turn." }, '"4"']]);
    expect(await waitingOf("me")).toEqual([]);
  });
});
