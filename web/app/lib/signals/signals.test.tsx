import { HttpResponse, http, type WebSocketHandlerConnection, ws } from "msw";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { api, idToken, network, storeSession } from "../../../tests/network";

const link = ws.link("ws://podium.test/api/user/socket");
type Client = WebSocketHandlerConnection["client"];

/** Every connection in turn, and what was said on each. */
let clients: Client[];
let said: unknown[][];
let welcomes: boolean;

beforeEach(() => {
  clients = [];
  said = [];
  welcomes = true;
  network.use(
    link.addEventListener("connection", ({ client }) => {
      const lines: unknown[] = [];
      clients.push(client);
      said.push(lines);
      client.addEventListener("message", ({ data }) => {
        const message = JSON.parse(String(data));
        lines.push(message);
        if (message.type === "hello" && welcomes) client.send(JSON.stringify({ type: "welcome" }));
      });
    }),
  );
  storeSession();
});

let close: (() => void) | undefined;
afterEach(() => {
  close?.();
  vi.restoreAllMocks();
});

async function opened() {
  const { openSocket } = await import("./socket");
  const [changed, refused] = [vi.fn(), vi.fn()];
  close = openSocket({ changed, refused });
  await vi.waitFor(() => expect(said[0]).toHaveLength(1));
  return { changed, refused };
}

const tell = (client: Client | undefined, ...what: string[]) =>
  client?.send(JSON.stringify({ type: "changed", what }));

const look = (state: DocumentVisibilityState) => {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(state);
  document.dispatchEvent(new Event("visibilitychange"));
};

describe("the socket", () => {
  test("says who it is in its first message, and hears what changed", async () => {
    const { changed } = await opened();
    const [hello] = said[0] ?? [];
    expect(hello).toEqual({ type: "hello", token: expect.stringMatching(/^ey/) });
    expect(clients[0]?.url.search).toBe("");
    tell(clients[0], "friends", "waiting");
    await vi.waitFor(() => expect(changed).toHaveBeenCalledWith(["friends", "waiting"]));
    expect(changed).toHaveBeenCalledOnce();
  });

  test("brings a renewed token", async () => {
    await opened();
    const { startIdentity } = await import("~/lib/identity/client");
    const token = idToken({ turn: 2 });
    startIdentity({ idToken: token, refreshToken: "r2", expiresIn: "3600" });
    await vi.waitFor(() => expect(said[0]?.[1]).toEqual({ type: "renew", token }));
  });

  test("comes back after a failure, and then anything may have changed", async () => {
    const { changed } = await opened();
    clients[0]?.close(1012);
    await vi.waitFor(() => expect(said[1]).toHaveLength(1));
    await vi.waitFor(() => expect(changed).toHaveBeenCalledExactlyOnceWith(null));
  });

  test("welcomed again, reads everything again", async () => {
    const { changed } = await opened();
    clients[0]?.send(JSON.stringify({ type: "welcome" }));
    await vi.waitFor(() => expect(changed).toHaveBeenCalledExactlyOnceWith(null));
  });

  test("comes back when the network does, and listens on one connection only", async () => {
    const { changed } = await opened();
    dispatchEvent(new Event("online"));
    await vi.waitFor(() => expect(changed).toHaveBeenCalledExactlyOnceWith(null));
    tell(clients[1], "games");
    await vi.waitFor(() => expect(changed).toHaveBeenLastCalledWith(["games"]));
    expect(clients).toHaveLength(2);
  });

  test("waits while hidden, and reconnects at once when visible", async () => {
    const { changed } = await opened();
    vi.useFakeTimers({ toFake: ["setTimeout"] });
    look("hidden");
    clients[0]?.close(1001);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(clients).toHaveLength(1);
    vi.useRealTimers();
    look("visible");
    await vi.waitFor(() => expect(changed).toHaveBeenCalledExactlyOnceWith(null));
  });

  test("pushed out by newer pages, comes back only when it is used again", async () => {
    const { changed } = await opened();
    vi.useFakeTimers({ toFake: ["setTimeout"] });
    clients[0]?.close(4429);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(clients).toHaveLength(1);
    vi.useRealTimers();
    dispatchEvent(new Event("focus"));
    await vi.waitFor(() => expect(changed).toHaveBeenCalledExactlyOnceWith(null));
  });

  test("after a long absence does not trust the old connection", async () => {
    const { changed } = await opened();
    const start = Date.now();
    look("hidden");
    vi.spyOn(Date, "now").mockReturnValue(start + 60_000);
    look("visible");
    await vi.waitFor(() => expect(changed).toHaveBeenCalledExactlyOnceWith(null));
    expect(clients).toHaveLength(2);
  });

  test("given up before it is open, says nothing and is closed once it is: the browser complains otherwise", async () => {
    const made: Ringing[] = [];
    class Ringing {
      static readonly CONNECTING = 0;
      readyState = Ringing.CONNECTING;
      onopen?: () => void;
      send = vi.fn();
      close = vi.fn();
      constructor() {
        made.push(this);
      }
    }
    vi.stubGlobal("WebSocket", Ringing);
    const { openSocket } = await import("./socket");
    const stop = openSocket({ changed: vi.fn(), refused: vi.fn() });
    await vi.waitFor(() => expect(made).toHaveLength(1));
    stop();
    const [ringing] = made;
    expect(ringing?.close).not.toHaveBeenCalled();
    if (ringing) ringing.readyState = 1;
    ringing?.onopen?.();
    expect(ringing?.close).toHaveBeenCalledOnce();
    expect(ringing?.send).not.toHaveBeenCalled();
  });

  test("reports when the server refuses the session, unless we signed out ourselves", async () => {
    const first = await opened();
    vi.useFakeTimers({ toFake: ["setTimeout"] });
    clients[0]?.close(4401);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(first.refused).toHaveBeenCalled();
    close?.();
    vi.useRealTimers();
    clients = [];
    said = [];
    const second = await opened();
    vi.useFakeTimers({ toFake: ["setTimeout"] });
    clients[0]?.close(4401);
    await vi.advanceTimersByTimeAsync(0);
    close?.();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(second.refused).not.toHaveBeenCalled();
  });

  test("pauses longer after each failure, up to half a minute, never the same for all", async () => {
    const { pauseAfter } = await import("./socket");
    expect(pauseAfter(0, 0)).toBe(500);
    expect(pauseAfter(0, 1)).toBe(1000);
    expect(pauseAfter(3, 1)).toBe(8000);
    expect(pauseAfter(20, 1)).toBe(30_000);
    expect(pauseAfter(20, 0)).toBe(15_000);
  });
});

describe("the user's lists", () => {
  test("are read again when the server says so, each for its own word", async () => {
    const asked: string[] = [];
    const lists = ["friends", "playgroups", "decks"];
    network.use(
      ...lists.map((list) =>
        http.get(api(`/user/${list}`), () => {
          asked.push(list);
          return HttpResponse.json({ [list]: [] });
        }),
      ),
    );
    const [{ followSignals }, { tellChanged }] = await Promise.all([
      import("./follow"),
      import("./changes"),
    ]);
    close = followSignals();
    tellChanged(["waiting", "friends"]);
    await vi.waitFor(() => expect(asked).toEqual(["friends"]));
    tellChanged(["games"]);
    await vi.waitFor(() => expect(asked).toEqual(["friends", "decks"]));
    tellChanged(["playgroup:1"]);
    await vi.waitFor(() => expect(asked).toEqual(["friends", "decks", "playgroups"]));
    tellChanged(null);
    await vi.waitFor(() => expect(asked.slice(3).toSorted()).toEqual(lists.toSorted()));
  });
});
