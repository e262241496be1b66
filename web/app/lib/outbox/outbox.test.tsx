import { renderHook, waitFor } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { describe, expect, test, vi } from "vitest";
import { freshModules } from "../../../tests/fresh";
import { api, network, refusal } from "../../../tests/network";

freshModules();

const user = { id: "u1", firstname: "Ada", lastname: null, username: "ada", picture: null };
const game = (id: string) => ({
  kind: "game" as const,
  body: { id, formatId: "f", seats: [{ placement: 1 }, { placement: 2 }] },
});

async function open(userData = user) {
  const [store, send, { useUserStore }] = await Promise.all([
    import("./store"),
    import("./send"),
    import("~/lib/user/store"),
  ]);
  useUserStore.setState({ token: "t", userData });
  return { ...store, ...send, useUserStore };
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
        : HttpResponse.json({ game: { id } }, { status: 201 });
    }),
  );
  return { came, open: () => Object.assign(state, { away: false }) };
}

describe("the outbox", () => {
  test("keeps what cannot be sent, over a reload, and sends it in order once it can", async () => {
    const server = door();
    const { sendOrKeep, sendWaiting, waitingNow } = await open();
    const { onChanged } = await import("~/lib/signals/changes");
    const heard = vi.fn();
    onChanged(heard);
    expect(await sendOrKeep(game("g1"))).toBe("waiting");
    expect(await sendOrKeep(game("g2"))).toBe("waiting");
    expect(JSON.parse(localStorage.getItem("outbox") ?? "")).toHaveLength(2);
    await sendWaiting();
    expect(waitingNow()).toHaveLength(2);

    server.open();
    await sendWaiting();
    expect(server.came).toEqual(["g1", "g2"]);
    expect(waitingNow()).toEqual([]);
    // Lists of games read again.
    expect(heard.mock.calls).toEqual([[["games"]], [["games"]]]);
  });

  test("sends at once where it can, and keeps nothing", async () => {
    door().open();
    const { sendOrKeep, waitingNow } = await open();
    expect(await sendOrKeep(game("g1"))).toEqual({ game: { id: "g1" } });
    expect(waitingNow()).toEqual([]);
  });

  test("a refusal is its author's to mend: thrown at once, or kept with its reasons", async () => {
    const server = door();
    const { sendOrKeep, sendWaiting, waitingNow, takeBack } = await open();
    await sendOrKeep(game("bad"));
    await sendOrKeep(game("good"));
    server.open();
    await expect(sendOrKeep(game("bad"))).rejects.toThrow("message 14");
    await sendWaiting();
    await sendWaiting();
    expect(server.came).toEqual(["bad", "bad", "good"]);
    expect(waitingNow()).toMatchObject([
      { body: { id: "bad" }, refused: { fieldMessages: { "seats.0.deckId": "Not their deck." } } },
    ]);
    takeBack("bad");
    expect(waitingNow()).toEqual([]);
  });

  test("a failed server counts as offline; an ended session waits for the next", async () => {
    const { sendOrKeep, sendWaiting, waitingNow } = await open();
    network.use(http.post(api("/game"), () => refusal(503, 17)));
    expect(await sendOrKeep(game("g1"))).toBe("waiting");
    network.use(http.post(api("/game"), () => refusal(401, 51)));
    await sendWaiting();
    expect(waitingNow()).toMatchObject([{ refused: null }]);
  });

  test("a mistake on the server is not the last word, and holds up nothing else", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    const server = door();
    const { sendOrKeep, sendWaiting, waitingNow } = await open();
    await sendOrKeep(game("g1"));
    await sendOrKeep(game("g2"));
    server.open();
    network.use(http.post(api("/game"), () => refusal(500, 18), { once: true }));
    await sendWaiting();
    expect(server.came).toEqual(["g2"]);
    expect(waitingNow()).toMatchObject([{ body: { id: "g1" }, refused: null }]);
    await sendWaiting();
    expect(server.came).toEqual(["g2", "g1"]);
  });

  test("our own error is shown, not taken for a lost network", async () => {
    door().open();
    const { sendOrKeep, waitingNow } = await open();
    const unsendable = game("g1");
    let sent = false;
    Object.defineProperty(unsendable.body, "notes", {
      enumerable: true,
      get: () => {
        if (sent) return "";
        sent = true;
        throw new TypeError("not a function");
      },
    });
    await expect(sendOrKeep(unsendable)).rejects.toThrow("not a function");
    expect(waitingNow()).toEqual([]);
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
    const { sendOrKeep, sendWaiting, waitingNow, useUserStore } = await open();
    await sendOrKeep(game("g1"));
    server.open();
    useUserStore.setState({ userData: { ...user, id: "u2" } });
    await sendWaiting();
    expect([waitingNow(), server.came]).toEqual([[], []]);
    useUserStore.setState({ userData: user });
    await sendWaiting();
    expect(server.came).toEqual(["g1"]);
  });

  test("a page sends when the network comes back", async () => {
    const server = door();
    const { sendOrKeep, useWaiting } = await open();
    await sendOrKeep(game("g1"));
    const { useSending } = await import("./use-sending");
    const { result, unmount } = renderHook(() => {
      useSending();
      return useWaiting();
    });
    server.open();
    dispatchEvent(new Event("online"));
    await waitFor(() => expect(result.current).toEqual([]));
    expect(server.came).toEqual(["g1"]);
    unmount();
  });
});
