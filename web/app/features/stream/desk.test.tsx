import { IDBFactory } from "fake-indexeddb";
import "fake-indexeddb/auto";
import { act, fireEvent, screen, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { freshModules } from "../../../tests/fresh";
import { LiveServer, tableId } from "../../../tests/live";
import { api, network, storeSession } from "../../../tests/network";
import { open, withDialogs } from "../../../tests/open";

freshModules();

let server: LiveServer;

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  withDialogs();
  storeSession();
  server = new LiveServer(3);
});

const table = { id: tableId, code: "K7Q29F", seats: [] };
const at = (tables: object[]) =>
  network.use(http.get(api("/live/current"), () => HttpResponse.json({ tables })));

async function sender(tables: object[] = [table]) {
  at(tables);
  const { overlayMessages } = await import("~/components/overlay/messages");
  await overlayMessages.load("en");
  await open(() => import("./sender"), "/websocket/sender", "/websocket/sender");
}

const commands = () =>
  server.said.flat().flatMap((said) => (said.type === "do" ? said.command : []));
const press = (key: string, more: object = {}) =>
  fireEvent.keyDown(document.body, { key, ...more });
/** The desk is there, and listens. */
async function ready() {
  await screen.findByRole("button", { name: "Choose Guest 1" });
  await act(async () => undefined);
}

describe("the control desk", () => {
  test("without a table it leads to one", async () => {
    await sender([]);
    const start = await screen.findByRole("link", { name: "Start a live game" });
    expect(start.getAttribute("href")).toBe("/live/new");
  });

  test("buttons and typed values change life", async () => {
    await sender();
    await ready();
    fireEvent.click(screen.getByRole("button", { name: "Guest 1: −5 life" }));
    const typed = screen.getByLabelText("Life of Guest 2");
    fireEvent.change(typed, { target: { value: "17" } });
    fireEvent.blur(typed);
    await vi.waitFor(() =>
      expect(commands()).toEqual([
        { type: "life", seat: 2, delta: -5 },
        { type: "setLife", seat: 3, to: 17 },
      ]),
    );
    // Ada cannot be given a life that no table can take.
    const own = () => screen.getByLabelText<HTMLInputElement>(/Life of (?!Guest)/);
    fireEvent.change(own(), { target: { value: "999999999" } });
    fireEvent.blur(own());
    await vi.waitFor(() => expect(own().value).toBe("40"));
    expect(commands()).toHaveLength(2);
  });

  test("keys choose a seat, count, and deal commander damage", async () => {
    await sender();
    await ready();
    await act(async () => press("2"));
    await act(async () => press("ArrowDown"));
    await act(async () => press("ArrowUp", { shiftKey: true }));
    await act(async () => press("d"));
    await act(async () => press("3"));
    screen.getByText(/Guest 2 hits Guest 1/);
    await act(async () => press("ArrowUp"));
    await act(async () => press("Escape"));
    await act(async () => press("t"));
    await vi.waitFor(() =>
      expect(commands()).toEqual([
        { type: "life", seat: 2, delta: -1 },
        { type: "life", seat: 2, delta: 5 },
        { type: "commanderDamage", seat: 2, source: 3, commander: 0, delta: 1 },
        { type: "turn", seat: null },
      ]),
    );
  });

  test("keys typed into a field stay there", async () => {
    await sender();
    await ready();
    const typed = screen.getByLabelText("Life of Guest 1");
    fireEvent.keyDown(typed, { key: "t" });
    fireEvent.keyDown(typed, { key: "ArrowUp" });
    await act(async () => press("?"));
    await screen.findByText("Gain or lose 1 life");
    expect(commands()).toEqual([]);
  });

  test("shows what viewers see, and who watches", async () => {
    await sender();
    await ready();
    const overlay = await screen.findByRole("region", { name: "Live table" });
    within(overlay).getByText("Guest 2");
    screen.getByText(/\d viewers?/);
  });
});

describe("the viewer's page", () => {
  test("shows numbers, events and the state of the connection", async () => {
    at([table]);
    await open(() => import("./receiver"), "/websocket/receiver", "/websocket/receiver");
    await screen.findByText("Connected");
    expect((await screen.findAllByText("40 life")).length).toBe(3);
    const copied = vi.fn(async () => undefined);
    vi.stubGlobal("navigator", {
      ...navigator,
      onLine: true,
      userAgent: "test",
      clipboard: { writeText: copied },
    });
    fireEvent.click(screen.getByRole("button", { name: "Copy diagnostics" }));
    await vi.waitFor(() => expect(copied).toHaveBeenCalled());
    const [text] = copied.mock.calls[0] as unknown as [string];
    expect(text).toContain("phase: live");
    expect(text).toContain("sequence: 1");
    expect(text).not.toContain("Guest");
  });
});
