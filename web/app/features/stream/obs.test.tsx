import { act, screen } from "@testing-library/react";
import { HttpResponse, http, ws } from "msw";
import { describe, expect, test, vi } from "vitest";
import { sampleTable } from "~/components/overlay/sample";
import type { LoaderArgs } from "~/lib/router/page";
import { network, origin } from "../../../tests/network";
import { show } from "../../../tests/render";

const overlay = ws.link("ws://podium.test/api/live/overlay/socket");
const { board, info, people } = sampleTable(3);

type Peer = { send: (text: string) => void; close: (code?: number) => void };

/** The server's side of each connection, in the order they were made, and what it heard. */
function server(greet: (peer: Peer, at: number) => void) {
  const peers: Peer[] = [];
  const heard: string[] = [];
  network.use(
    overlay.addEventListener("connection", ({ client }) => {
      client.addEventListener("message", ({ data }) => {
        const message = JSON.parse(String(data));
        if (message.type !== "hello") return;
        heard.push(message.token);
        peers.push(client);
        greet(client, peers.length);
      });
    }),
  );
  return { peers, heard };
}

const tell = (peer: Peer, ...messages: object[]) => {
  for (const message of messages) peer.send(JSON.stringify(message));
};

const welcome = { type: "welcome", role: "viewer", sequence: 9, now: new Date().toISOString() };
const seated = [
  { type: "table", table: info },
  { type: "people", people, viewers: 1 },
  {
    type: "snapshot",
    sequence: 9,
    at: new Date().toISOString(),
    board,
    eliminations: [],
    undo: null,
    redo: null,
  },
];

async function open(address: string) {
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  network.use(http.get(`${origin}/builds/latest.json`, () => HttpResponse.json({ id: "b1" })));
  const { default: Obs, clientLoader } = await import("./obs");
  const request = new Request(new URL(address, origin));
  await clientLoader({ request } as LoaderArgs);
  return show(address, Obs);
}

describe("the overlay's page", () => {
  test("shows the owner's table by the token behind the #, and leaves the address alone", async () => {
    const { heard } = server((peer) => tell(peer, welcome, ...seated));
    await open("/obs?layout=grid&show=names,life#token=secret");
    await screen.findByText("Chiara");
    expect(heard).toEqual(["secret"]);
    expect(location.hash).toBe("#token=secret");
  });

  test("takes the token from the query too", async () => {
    const { heard } = server((peer) => tell(peer, welcome, ...seated));
    await open("/obs?token=other");
    await screen.findByText("Chiara");
    expect(heard).toEqual(["other"]);
  });

  test("shows nothing while the owner has no table, and the next one when there is one", async () => {
    const { peers } = server((peer) => tell(peer, welcome, { type: "table", table: null }));
    const { container } = await open("/obs#token=secret");
    await vi.waitFor(() => expect(peers).toHaveLength(1));
    expect(container.querySelector(".overlay")).toBeNull();
    act(() => tell(peers[0] as Peer, ...seated));
    await screen.findByText("Chiara");
    act(() => tell(peers[0] as Peer, { type: "table", table: null }));
    await vi.waitFor(() => expect(container.querySelector(".overlay")).toBeNull());
  });

  test("keeps the last picture when the connection breaks, and comes back by itself", async () => {
    const { peers } = server((peer) => tell(peer, welcome, ...seated));
    await open("/obs#token=secret");
    await screen.findByText("Chiara");
    act(() => peers[0]?.close(1012));
    expect(screen.getByText("Chiara")).toBeTruthy();
    await vi.waitFor(() => expect(peers).toHaveLength(2));
    screen.getByText("Chiara");
  });

  test("a dead token shows nothing, and only the console says why", async () => {
    const warned = vi.spyOn(console, "warn").mockImplementation(() => {});
    const { peers } = server((peer) => peer.close(4401));
    const { container } = await open("/obs#token=old");
    await vi.waitFor(() => expect(warned).toHaveBeenCalled());
    expect(container.querySelector("main")?.textContent).toBe("refused");
    expect(container.querySelector("main > :not(.sr-only)")).toBeNull();
    expect(peers.length).toBeLessThanOrEqual(2);
  });

  test("without a token there is nothing at all", async () => {
    vi.spyOn(console, "warn").mockImplementation(() => {});
    const { container } = await open("/obs");
    expect(container.querySelector("main")?.textContent).toBe("");
  });
});
