import { renderHook, waitFor } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { describe, expect, test, vi } from "vitest";
import { aGame, aSeat } from "../../../tests/games";
import { api, network, refusal } from "../../../tests/network";
import { freshDatabase, waitingOf } from "../../../tests/outbox";

freshDatabase();

const user = { id: "u1", firstname: "Ada", lastname: null, username: "ada", picture: null };
const game = (id: string, turns?: number) => ({
  kind: "game" as const,
  body: { id, formatId: "f", turns, seats: [{ placement: 1 }, { placement: 2 }] },
  names: ["Ada", "Bo"],
});
const correction = (id: string, turns: number, base: number) => ({
  kind: "correction" as const,
  body: { id, formatId: "f", turns, seats: [{ placement: 1 }, { placement: 2 }] },
  base,
  shown: null,
});
const target = { kind: "game", id: "g1" } as const;
const note = (content: string | null, base: number | null = null) => ({
  kind: "note" as const,
  target,
  content,
  base,
});
const tag = (name: string, id = `id-${name}`) => ({ id, name, color: "teal" as const, uses: 1 });

async function open(userData = user) {
  const [store, send, storage, { useUserStore }] = await Promise.all([
    import("./store"),
    import("./send"),
    import("./storage"),
    import("~/lib/user/store"),
  ]);
  useUserStore.setState({ token: "t", userData });
  return { ...store, ...send, ...storage, useUserStore };
}

/** The server's door for games: away until opened; keeps the ids that came in. */
function door() {
  const came: string[] = [];
  const state = { away: true };
  network.use(
    http.post(api("/game"), async ({ request }) => {
      if (state.away) return HttpResponse.error();
      const { id } = (await request.json()) as { id: string };
      came.push(id);
      return id === "bad"
        ? refusal(422, 14, { fieldMessages: { "seats.0.deckId": "Not their deck." } })
        : HttpResponse.json({ game: aGame(id) }, { status: 201 });
    }),
  );
  return {
    came,
    open: () => Object.assign(state, { away: false }),
    close: () => Object.assign(state, { away: true }),
  };
}

/** Calls under an address: what was sent, with the version and the key it carried. */
function heard(method: "put" | "post", path: string, answer: (call: number) => Response) {
  const calls: { body: unknown; version: string | null; key: string | null }[] = [];
  network.use(
    http[method](api(path), async ({ request }) => {
      calls.push({
        body: await request.json(),
        version: request.headers.get("if-match"),
        key: request.headers.get("idempotency-key"),
      });
      return answer(calls.length);
    }),
  );
  return calls;
}

describe("the outbox", () => {
  test("keeps what cannot be sent, over a reload, and sends it in order once it can", async () => {
    const server = door();
    const { sendOrKeep, sendWaiting } = await open();
    const { onChanged } = await import("~/lib/signals/changes");
    const changes = vi.fn();
    onChanged(changes);
    expect(await sendOrKeep(game("g1"))).toBe("waiting");
    expect(await sendOrKeep(game("g2"))).toBe("waiting");
    expect(await sendWaiting()).toBe(true);
    expect(await waitingOf("u1")).toHaveLength(2);

    vi.resetModules();
    const reloaded = await open();
    server.open();
    expect(await reloaded.sendWaiting()).toBe(false);
    expect(server.came).toEqual(["g1", "g2"]);
    expect(await waitingOf("u1")).toEqual([]);
  });

  test("keeps it before it is sent: a page that is killed meanwhile loses nothing", async () => {
    const { sendOrKeep } = await open();
    const kept = vi.fn();
    network.use(
      http.post(api("/game"), async () => {
        expect(kept).toHaveBeenCalledOnce();
        expect(await waitingOf("u1")).toMatchObject([{ body: { id: "g1" }, attempted: true }]);
        return HttpResponse.json({ game: aGame("g1") }, { status: 201 });
      }),
    );
    expect(await sendOrKeep(game("g1"), kept)).toMatchObject({ game: { id: "g1" } });
    expect(await waitingOf("u1")).toEqual([]);
  });

  test("a refusal is its author's to mend: thrown at once, or kept with its reasons", async () => {
    const server = door();
    const { sendOrKeep, sendWaiting, dropEntry } = await open();
    await sendOrKeep(game("bad"));
    await sendOrKeep(game("good"));
    server.open();
    await sendWaiting();
    await sendWaiting();
    expect(server.came).toEqual(["bad", "good"]);
    const [refused] = await waitingOf("u1");
    expect(refused).toMatchObject({
      body: { id: "bad" },
      refused: { status: 422, fieldMessages: { "seats.0.deckId": "Not their deck." } },
    });
    await expect(sendOrKeep({ ...game("bad"), names: [] })).rejects.toThrow("message 14");
    // The one that waited is still there, with the new reasons.
    const [again] = await waitingOf("u1");
    if (again) await dropEntry(again);
    expect(await waitingOf("u1")).toEqual([]);
    await expect(sendOrKeep(game("bad"))).rejects.toThrow("message 14");
    expect(await waitingOf("u1")).toEqual([]);
  });

  test("a failed server counts as offline; an ended session waits for the next", async () => {
    const { sendOrKeep, sendWaiting } = await open();
    network.use(http.post(api("/game"), () => refusal(503, 17)));
    expect(await sendOrKeep(game("g1"))).toBe("waiting");
    network.use(http.post(api("/game"), () => refusal(401, 51)));
    expect(await sendWaiting()).toBe(true);
    expect(await waitingOf("u1")).toMatchObject([{ refused: null }]);
  });

  test.each([20, 21, 22])("a call refused for how it was signed, with %i, waits", async (code) => {
    const { sendOrKeep, sendWaiting } = await open();
    door();
    await sendOrKeep(game("g1"));
    network.use(http.post(api("/game"), () => refusal(400, code)));
    expect(await sendWaiting()).toBe(true);
    expect(await waitingOf("u1")).toMatchObject([{ refused: null }]);
  });

  test("a mistake on the server is not the last word, and holds up nothing else", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    const server = door();
    const { sendOrKeep, sendWaiting } = await open();
    await sendOrKeep(game("g1"));
    await sendOrKeep(game("g2"));
    server.open();
    network.use(http.post(api("/game"), () => refusal(500, 18), { once: true }));
    expect(await sendWaiting()).toBe(true);
    expect(server.came).toEqual(["g2"]);
    expect(await waitingOf("u1")).toMatchObject([{ body: { id: "g1" }, refused: null }]);
    expect(await sendWaiting()).toBe(false);
    expect(server.came).toEqual(["g2", "g1"]);
  });

  test("an answer that breaks off has not come: the game waits", async () => {
    const { sendOrKeep } = await open();
    const broken = () =>
      new ReadableStream({
        start(stream) {
          stream.enqueue(new TextEncoder().encode('{"game":'));
          stream.error(new Error("cut off"));
        },
      });
    network.use(http.post(api("/game"), () => new HttpResponse(broken(), { status: 201 })));
    expect(await sendOrKeep(game("g1"))).toBe("waiting");
  });

  test("a user neither sees nor sends another user's entries", async () => {
    const server = door();
    const { sendOrKeep, sendWaiting, useUserStore, forgetOutbox } = await open();
    await sendOrKeep(game("g1"));
    server.open();
    useUserStore.setState({ userData: { ...user, id: "u2" } });
    await sendWaiting();
    expect([await waitingOf("u2"), server.came]).toEqual([[], []]);
    await forgetOutbox("u2");
    useUserStore.setState({ userData: user });
    await sendWaiting();
    expect(server.came).toEqual(["g1"]);
  });

  test("two tabs that send at once send each entry once", async () => {
    const server = door();
    const { sendOrKeep, sendWaiting } = await open();
    for (const id of ["g1", "g2", "g3"]) await sendOrKeep(game(id));
    server.open();
    vi.resetModules();
    const other = await open();
    await Promise.all([sendWaiting(), other.sendWaiting()]);
    expect(server.came).toEqual(["g1", "g2", "g3"]);
  });
});

describe("corrections and notes", () => {
  const versions = (version: number) => HttpResponse.json({ game: aGame("g1", { version }) });

  test("follow their game, each on what the one before left", async () => {
    const server = door();
    const calls = heard("put", "/game/g1", (call) => versions(call + 1));
    const { sendOrKeep, sendWaiting } = await open();
    await sendOrKeep(game("g1"));
    // It was sent, so that the server may have it: what is said now corrects it.
    expect(await sendOrKeep(game("g1", 8))).toBe("waiting");
    expect(await waitingOf("u1")).toMatchObject([
      { kind: "game", body: { id: "g1" } },
      { kind: "correction", base: "before" },
    ]);
    server.open();
    expect(await sendWaiting()).toBe(false);
    expect(server.came).toEqual(["g1"]);
    expect(calls).toMatchObject([{ body: { turns: 8 }, version: '"1"' }]);
  });

  test("carry the same key each time, so that a lost answer changes nothing", async () => {
    const calls = heard("put", "/game/g1", (call) =>
      call === 1 ? HttpResponse.error() : versions(4),
    );
    const { sendOrKeep, sendWaiting } = await open();
    expect(await sendOrKeep(correction("g1", 8, 3))).toBe("waiting");
    expect(await sendOrKeep(correction("g1", 9, 3))).toBe("waiting");
    await sendWaiting();
    expect(calls.map(({ body, version }) => [(body as { turns: number }).turns, version])).toEqual([
      [8, '"3"'],
      [8, '"3"'],
      [9, '"4"'],
    ]);
    expect(calls[0]?.key).toBe(calls[1]?.key);
    expect(calls[2]?.key).not.toBe(calls[1]?.key);
  });

  test("a conflict is kept beside what the server has, unless it has just this", async () => {
    const present = aGame("g1", { version: 5, turns: 7 });
    heard("put", "/game/g1", () => refusal(409, 15, { present: { game: present } }));
    const { sendOrKeep, sendWaiting } = await open();
    const seats = [aSeat(1), aSeat(2)];
    const same = {
      kind: "correction" as const,
      body: { ...present, seats, tags: [], note: null, endedAt: "2026-11-15T20:00:00.000Z" },
      base: 3,
      shown: null,
    };
    expect(await sendOrKeep(same)).toMatchObject({ game: { version: 5 } });
    await expect(sendOrKeep({ ...same, body: { ...same.body, turns: 8 } })).rejects.toThrow();
    expect(await waitingOf("u1")).toEqual([]);

    network.use(http.put(api("/game/g1"), () => HttpResponse.error(), { once: true }));
    await sendOrKeep({ ...same, body: { ...same.body, turns: 8 } });
    expect(await sendWaiting()).toBe(false);
    expect(await waitingOf("u1")).toMatchObject([
      { refused: { status: 409, present: { game: { turns: 7, version: 5 } } } },
    ]);
  });

  test("a try that the server is still at is not the last word", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    heard("put", "/game/g1", (call) =>
      call === 1 ? HttpResponse.error() : call === 2 ? refusal(409, 15) : versions(4),
    );
    const { sendOrKeep, sendWaiting } = await open();
    await sendOrKeep(correction("g1", 8, 3));
    expect(await sendWaiting()).toBe(true);
    expect(await waitingOf("u1")).toMatchObject([{ refused: null }]);
    expect(await sendWaiting()).toBe(false);
  });

  test("a note is written, changed and deleted; deleting what is gone is done", async () => {
    const offline = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    const away = () => HttpResponse.error();
    network.use(http.post(api("/game/g1/note"), away), http.delete(api("/game/g1/note"), away));
    const { sendOrKeep, sendWaiting } = await open();
    await sendOrKeep(note("first"));
    await sendOrKeep(note("second"));
    expect(await waitingOf("u1")).toMatchObject([{ content: "second", base: null }]);
    await sendOrKeep(note(null));
    network.use(http.delete(api("/game/g1/note"), () => refusal(404, 12)));
    expect(await sendWaiting()).toBe(true);
    offline.mockRestore();
    expect(await sendWaiting()).toBe(false);
    expect(await waitingOf("u1")).toEqual([]);
  });

  test("a new tag that may have arrived is taken off by the id it got", async () => {
    const calls = heard("post", "/game/g1/tag", (call) =>
      call === 1 ? HttpResponse.error() : HttpResponse.json({ tags: [tag("Fun")] }),
    );
    const removed = vi.fn();
    network.use(
      http.delete(api("/game/g1/tag/:tag"), ({ params }) => {
        removed(params.tag);
        return HttpResponse.json({ tags: [] });
      }),
    );
    const { sendOrKeep, sendWaiting } = await open();
    const fun = tag("Fun", "new:Fun");
    expect(await sendOrKeep({ kind: "tags", target, add: [fun], remove: [] })).toBe("waiting");
    expect(await sendOrKeep({ kind: "tags", target, add: [], remove: [fun] })).toBe("waiting");
    expect(await sendWaiting()).toBe(false);
    expect(calls.map(({ body }) => body)).toEqual([
      { tags: ["Fun"] },
      { tags: ["Fun"] },
      { tags: ["Fun"] },
    ]);
    expect(removed.mock.calls).toEqual([["id-Fun"]]);
  });
});

describe("what is not to be sent after all", () => {
  test("is dropped with what builds on it, and comes back with it", async () => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    door();
    const { sendOrKeep, dropEntry, restoreEntries } = await open();
    await sendOrKeep(game("g1"));
    await sendOrKeep(note("On a game that waits"));
    const before = await waitingOf("u1");
    const dropped = before[0] ? await dropEntry(before[0]) : [];
    expect(await waitingOf("u1")).toEqual([]);
    await restoreEntries(dropped);
    expect(await waitingOf("u1")).toEqual(before);
  });

  test("is removed from the server if it may be there", async () => {
    const server = door();
    const removed = vi.fn();
    network.use(
      http.delete(api("/game/:id"), ({ params }) => {
        removed(params.id);
        return refusal(404, 12);
      }),
    );
    const { sendOrKeep, sendWaiting, takeBack } = await open();
    await sendOrKeep(game("g1"));
    await takeBack(target);
    expect(await waitingOf("u1")).toMatchObject([{ kind: "removal", target }]);
    server.open();
    await sendWaiting();
    expect([server.came, removed.mock.calls]).toEqual([[], [["g1"]]]);
    expect(await waitingOf("u1")).toEqual([]);

    // By now it is on the server for sure.
    await takeBack({ kind: "game", id: "g2" });
    expect(removed.mock.calls).toEqual([["g1"], ["g2"]]);
  });
});

describe("a browser without storage", () => {
  test("sends what it can, and says so where it cannot: the page keeps it", async () => {
    vi.stubGlobal("indexedDB", undefined);
    vi.spyOn(console, "error").mockImplementation(() => {});
    const server = door();
    const { sendOrKeep } = await open();
    const kept = vi.fn();
    await expect(sendOrKeep(game("g1"), kept)).rejects.toThrow("could not keep");
    server.open();
    expect(await sendOrKeep(game("g1"), kept)).toMatchObject({ game: { id: "g1" } });
    expect(kept).not.toHaveBeenCalled();
  });
});

describe("the queue of an earlier version", () => {
  const former = (id: string, refused: object | null = null) => ({
    kind: "game",
    body: { id, formatId: "f", seats: [] },
    userId: "u1",
    since: 1,
    refused,
  });

  test("is taken over once, however often that is tried", async () => {
    const queue = JSON.stringify([
      former("g1"),
      former("g2", { message: "No.", fieldMessages: { turns: "Too many." } }),
    ]);
    const { takeOverQueue } = await open();
    localStorage.setItem("outbox", queue);
    await takeOverQueue();
    expect(localStorage.getItem("outbox")).toBeNull();
    // As if the page had been killed before it was forgotten there.
    localStorage.setItem("outbox", queue);
    await takeOverQueue();
    expect(await waitingOf("u1")).toMatchObject([
      { body: { id: "g1" }, refused: null },
      { body: { id: "g2" }, refused: { status: 422, fieldMessages: { turns: "Too many." } } },
    ]);
  });

  test("stays where it is while it cannot be taken over; nonsense is dropped", async () => {
    const { takeOverQueue } = await open();
    localStorage.setItem("outbox", "{not json");
    await takeOverQueue();
    expect(localStorage.getItem("outbox")).toBeNull();
    vi.resetModules();
    vi.stubGlobal("indexedDB", undefined);
    const later = await open();
    localStorage.setItem("outbox", JSON.stringify([former("g1")]));
    await expect(later.takeOverQueue()).rejects.toThrow();
    expect(localStorage.getItem("outbox")).not.toBeNull();
  });
});

describe("a page", () => {
  async function follow() {
    const modules = await open();
    const { followOutbox } = await import("./follow");
    const stop = followOutbox(() => 0);
    const { result } = renderHook(() => modules.useWaiting());
    return { ...modules, result, stop };
  }

  test.each([
    ["the network comes back", () => void dispatchEvent(new Event("online"))],
    ["it is looked at", () => void document.dispatchEvent(new Event("visibilitychange"))],
    [
      "the server welcomes it again",
      async () => (await import("~/lib/signals/changes")).tellChanged(null),
    ],
  ])("shows what waits, and sends it when %s", async (_, happen) => {
    const server = door();
    const { sendOrKeep, result, stop } = await follow();
    await sendOrKeep(game("g1"));
    await waitFor(() => expect(result.current).toMatchObject([{ body: { id: "g1" } }]));
    server.open();
    await happen();
    await waitFor(() => expect(result.current).toEqual([]));
    expect(server.came).toEqual(["g1"]);
    stop();
  });

  test("tries again after pauses that grow, and by itself", async () => {
    const server = door();
    const timers = vi.spyOn(globalThis, "setTimeout");
    const pauses = () =>
      timers.mock.calls.flatMap(([, ms]) => (ms && [500, 1000, 2000].includes(ms) ? ms : []));
    network.use(
      http.post(api("/game"), () => {
        if (pauses().length < 3) return HttpResponse.error();
        server.open();
        return undefined;
      }),
    );
    const { sendOrKeep, result, stop } = await follow();
    await sendOrKeep(game("g1"));
    await waitFor(() => expect(server.came).toEqual(["g1"]));
    await waitFor(() => expect(result.current).toEqual([]));
    expect(pauses()).toEqual([500, 1000, 2000]);
    stop();
  });
});
