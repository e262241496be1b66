import { act, cleanup, createEvent, fireEvent, screen, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { describe, expect, test, vi } from "vitest";
import { liveTable } from "../../../tests/live";
import { liveTableOfFour } from "../../../tests/live-page";
import { api, network, refusal } from "../../../tests/network";

const at = liveTableOfFour();
const { page } = at;
const less = async (name = "ada") => {
  const button = await screen.findByRole("button", { name: `${name}: lose 1 life` });
  // What comes once the page is idle is there: parts that arrive while `act` runs hold back what it draws.
  await vi.waitFor(() => expect(document.querySelector("p[role=status]")).toBeTruthy());
  return button;
};
const more = (name = "ada") => screen.findByRole("button", { name: `${name}: gain 1 life` });
const seat = (name = "ada") => screen.getByRole("region", { name });

/** A finger: down, perhaps a way, and up. */
function press(button: Element, pointerId = 1) {
  const at = { pointerId, button: 0, clientX: 10, clientY: 10 };
  fireEvent.pointerDown(button, at);
  return {
    move: (clientX: number, clientY: number) =>
      fireEvent.pointerMove(button, { ...at, clientX, clientY }),
    up: (clientX = 10, clientY = 10) => {
      // Browsers send the click with the time of the lifted finger, however busy the page is.
      const timeStamp = performance.now();
      const lifted = createEvent.pointerUp(button, { ...at, clientX, clientY });
      const click = createEvent.click(button, { detail: 1 });
      for (const event of [lifted, click]) {
        Object.defineProperty(event, "timeStamp", { value: timeStamp });
        fireEvent(button, event);
      }
    },
  };
}

describe("a seat", () => {
  test("becomes a guest's when its player gets up, with only the deck's name", async () => {
    await page();
    fireEvent.click(await screen.findByRole("button", { name: "ada: counters, damage and more" }));
    fireEvent.click(await screen.findByRole("button", { name: "Give my seat to a guest" }));
    const place = { userId: null, guestName: "ada", deckId: null, deckName: "Mill" };
    await vi.waitFor(() =>
      expect(at.server.said.flat()).toContainEqual(
        expect.objectContaining({
          command: { type: "seat", seat: 1, place: expect.objectContaining(place) },
        }),
      ),
    );
  });

  test("counts taps, and shows their sum and where they led", async () => {
    await page();
    const button = await less();
    for (let taps = 0; taps < 3; taps += 1) press(button).up();
    await vi.waitFor(() => expect(seat().textContent).toContain("37"));
    await vi.waitFor(() => expect(seat().textContent).toContain("−3"));
    await vi.waitFor(() => expect(at.server.life()).toBe(37));
    expect(at.server.commands).toHaveLength(3);
  });

  test("counts two fingers at once", async () => {
    await page();
    const [mine, theirs] = [await less(), await more("Guest 1")];
    const fingers = [press(mine, 1), press(theirs, 2)];
    for (const finger of fingers) finger.up();
    await vi.waitFor(() => expect([at.server.life(1), at.server.life(2)]).toEqual([39, 41]));
  });

  test("held, counts in tens for as long as it is", async () => {
    await page();
    const button = await less();
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const finger = press(button);
    act(() => void vi.advanceTimersByTime(450 + 700));
    finger.up();
    vi.useRealTimers();
    await vi.waitFor(() => expect(at.server.life()).toBe(20));
    expect(at.server.commands).toHaveLength(2);
  });

  test("is played by the keyboard alone", async () => {
    await page();
    const button = await less();
    fireEvent.click(button, { detail: 0 });
    fireEvent.keyDown(button, { key: "ArrowUp" });
    fireEvent.keyDown(button, { key: "PageDown" });
    await vi.waitFor(() => expect(at.server.life()).toBe(30));
  });

  test("pulled to another asks that seat how much its commander dealt, in one tap", async () => {
    await page();
    const button = await less();
    const target = seat("Guest 2");
    document.elementFromPoint = () => target;
    const finger = press(button);
    finger.move(100, 100);
    finger.up(100, 100);
    const grid = await within(target).findByRole("region", {
      name: "Commander damage to Guest 2",
    });
    fireEvent.click(within(grid).getByRole("button", { name: "3 damage from ada: 3 in all" }));
    await within(target).findByText("Guest 2: 37 life");
    expect(within(target).queryByRole("region")).toBeNull();
    const command = { type: "commanderDamage", seat: 3, source: 1, commander: 0, delta: 3 };
    await vi.waitFor(() =>
      expect(at.server.said.flat()).toContainEqual(expect.objectContaining({ command })),
    );
  });

  test("takes six commander damage in two gestures, and is back by itself", async () => {
    await page();
    fireEvent.click(await screen.findByRole("button", { name: "Commander damage to ada" }));
    const hit = await screen.findByRole("button", { name: "Guest 1: 0. One more" });
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const finger = press(hit);
    act(() => void vi.advanceTimersByTime(450 + 5 * 160));
    finger.up();
    act(() => void vi.advanceTimersByTime(4900));
    expect(screen.getByRole("region", { name: "Commander damage to ada" })).toBeTruthy();
    act(() => void vi.advanceTimersByTime(200));
    vi.useRealTimers();
    await screen.findByText("ada: 34 life");
    expect(screen.queryByRole("region", { name: "Commander damage to ada" })).toBeNull();
  });

  test("shows a counter in use, which a tap counts on, and counts down again in the grid", async () => {
    await page();
    fireEvent.click(await screen.findByRole("button", { name: "Counters of ada" }));
    press(await screen.findByRole("button", { name: "Poison: 0. One more" })).up();
    press(await screen.findByRole("button", { name: "Poison: 1. One more" })).up();
    fireEvent.click(screen.getByRole("button", { name: "Count down" }));
    press(await screen.findByRole("button", { name: "Poison: 2. One less" })).up();
    await screen.findByRole("button", { name: "Poison: 1. One less" });
    press(screen.getByRole("button", { name: "Energy: 0. One less" })).up();
    fireEvent.click(screen.getByRole("button", { name: "Done" }));
    press(await screen.findByRole("button", { name: "ada, Poison: 1. One more" })).up();
    await screen.findByRole("button", { name: "ada, Poison: 2. One more" });
    await vi.waitFor(() => expect(at.server.commands).toHaveLength(4));
  });

  test("shows a change of life for three seconds, to be undone", async () => {
    await page();
    press(await less()).up();
    fireEvent.click(await screen.findByRole("button", { name: "Undo −1 for ada" }));
    await screen.findByText("ada: 40 life");
    expect(screen.queryByRole("button", { name: /^Undo .* for ada/ })).toBeNull();
  });
});

describe("the page", () => {
  test("joins the player who opens it", async () => {
    let joined = 0;
    network.use(
      http.get(api("/live/K7Q29F"), () =>
        HttpResponse.json({ table: liveTable({ joined: false }) }),
      ),
      http.post(api("/live/K7Q29F/join"), () => {
        joined += 1;
        return HttpResponse.json({ table: liveTable({ joined: true }) });
      }),
    );
    await page();
    await less();
    expect(joined).toBe(1);
  });

  test("says that there is no such table, and leads on", async () => {
    network.use(http.get(api("/live/K7Q29F"), () => refusal(404, 81)));
    await page();
    await screen.findByText("Table not found");
    expect(screen.getByText(/^The requested resource was not found\. /)).toBeTruthy();
    expect(screen.getByRole("link", { name: "Another table" }).getAttribute("href")).toBe(
      "/live/new",
    );
  });

  test("says calmly what waits without a network", async () => {
    await page();
    const button = await less();
    at.server.welcomes = false;
    dispatchEvent(new Event("offline"));
    press(button).up();
    press(button).up();
    await screen.findByText("No connection · 2 changes waiting");
    expect(seat().textContent).toContain("38");
    at.server.welcomes = true;
    dispatchEvent(new Event("online"));
    await vi.waitFor(() => expect(screen.queryByText(/changes waiting/)).toBeNull());
    expect(at.server.life()).toBe(38);
  });

  test("says in words why something was refused", async () => {
    const { useToasts } = await import("~/ui/toast-store");
    await page();
    at.server.refusals.push("not_allowed");
    press(await less()).up();
    const said = () => useToasts.getState().toasts.map(({ message }) => message);
    await vi.waitFor(() =>
      expect(said()).toEqual(["You can’t change that at this table. Ask the host."]),
    );
    expect(seat().textContent).toContain("40");
  });

  test("says what to do when a closed table has no room to be reopened", async () => {
    const { useToasts } = await import("~/ui/toast-store");
    await page();
    await less();
    at.server.does({ type: "close" });
    at.server.refusals.push("limit");
    fireEvent.click(await screen.findByRole("button", { name: "Reopen table" }));
    const said = () => useToasts.getState().toasts.map(({ message }) => message);
    await vi.waitFor(() =>
      expect(said()).toEqual([
        "This table can’t be reopened. If you have many open tables, finish or close one first.",
      ]),
    );
  });

  test("says that a change was too large, and plays on", async () => {
    const { useToasts } = await import("~/ui/toast-store");
    await page();
    const button = await less();
    at.server.mute = true;
    press(button).up();
    await vi.waitFor(() => expect(at.server.commands).toHaveLength(1));
    at.server.mute = false;
    at.server.last?.close(1009);
    const said = () => useToasts.getState().toasts.map(({ message }) => message);
    await vi.waitFor(() =>
      expect(said()).toEqual(["That change was too large to send. Nothing else was lost."]),
    );
    await vi.waitFor(() => expect(at.server.clients).toHaveLength(2));
    press(button).up();
    await vi.waitFor(() => expect(at.server.commands).toHaveLength(2));
  });

  test("lays the seats as this device's user chose, also after a reload", async () => {
    const places = () =>
      ["ada", "Guest 1", "Guest 2", "Guest 3"].map((name) => seat(name).style.gridRow);
    await page();
    await less();
    expect(places()).toEqual(["3", "1", "1", "3"]);
    fireEvent.click(screen.getByRole("button", { name: "Table" }));
    fireEvent.click(await screen.findByRole("radio", { name: "Around" }));
    await vi.waitFor(() => expect(places()).toEqual(["4", "2", "1", "2"]));
    fireEvent.click(screen.getByRole("button", { name: "Move everyone one place" }));
    await vi.waitFor(() => expect(places()).toEqual(["2", "1", "2", "4"]));
    expect(screen.getByRole("link", { name: "Table control" }).getAttribute("href")).toBe(
      "/websocket/sender",
    );
    cleanup();
    await page();
    await less();
    expect(places()).toEqual(["2", "1", "2", "4"]);
  });

  test("tells screen readers in one line where the taps led", async () => {
    await page();
    await less();
    at.server.does({ type: "life", seat: 2, delta: -1 });
    at.server.does({ type: "life", seat: 2, delta: -1 });
    at.server.does({ type: "turn", seat: 1 });
    const line = await screen.findByText("Guest 1: −2, now 38 life. Turn 1: ada.");
    expect(line.role).toBe("status");
  });

  test("asks whether a player at zero is eliminated, once the taps stop", async () => {
    await page();
    const before = await less();
    before.focus();
    at.server.tell(at.server.last, { type: "events", events: [at.server.tap(2, -41)] });
    const asked = await screen.findByRole("alertdialog", { name: "Guest 1 is at −1. Eliminated?" });
    expect(document.activeElement).toBe(asked);
    const stays = within(asked).getByRole("button", { name: "Keep in game" });
    stays.focus();
    fireEvent.click(stays);
    await vi.waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    expect(document.activeElement).toBe(before);
  });
});
