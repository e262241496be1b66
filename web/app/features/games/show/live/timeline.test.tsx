import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { describe, expect, test, vi } from "vitest";
import type { LiveTimeline } from "~/lib/api/types";
import { aGame, aSeat } from "../../../../../tests/games";
import { api, network } from "../../../../../tests/network";
import { life, next, play } from "../../../../../tests/table";

const timeline: LiveTimeline = {
  tableId: "table",
  gameId: "game",
  openedAt: "2027-01-15T20:00:00Z",
  seats: (["red", "blue", "green"] as const).map((color, at) => ({
    seat: at + 1,
    // Whoever began sits first in the game.
    gameSeat: ((at + 2) % 3) + 1,
    userId: null,
    name: ["Ada", "Bo", null][at] ?? null,
    picture: null,
    color,
    deckName: null,
    commanders: [],
  })),
  events: play(
    [5, next],
    [60, life(2, -6, 1)],
    [60, next],
    [30, { type: "commanderDamage", seat: 3, source: 2, commander: 0, delta: 21 }],
    [5, { type: "out", seats: [3], by: 2, how: "commanderDamage" }],
    [25, next],
  ),
};

const nobody = { userId: null, username: null, firstname: null };
const game = aGame("game", {
  seats: ["Bo", null, "Ada"].map((guestName, at) => aSeat(at + 1, { ...nobody, guestName })),
});

const onColors = vi.fn();

async function open(address: string) {
  const [
    { show },
    { default: Timeline },
    { gamesMessages },
    { tableLinesMessages },
    { gameLiveMessages },
  ] = await Promise.all([
    import("../../../../../tests/render"),
    import("./timeline"),
    import("~/components/games/messages"),
    import("~/components/live/messages"),
    import("../../messages"),
  ]);
  const lang = address.startsWith("/fr") ? "fr" : "en";
  await Promise.all(
    [gamesMessages, tableLinesMessages, gameLiveMessages].map((messages) => messages.load(lang)),
  );
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
  await show(address, () => <Timeline game={game} onColors={onColors} />);
}

function answer() {
  network.use(http.get(api("/game/game/timeline"), () => HttpResponse.json({ timeline })));
}

describe("how a live game went", () => {
  test("life is read at any moment, by time and by turn", async () => {
    answer();
    await open("/game/game");
    const cursor = await screen.findByRole("slider", { name: "Life totals at a moment" });
    expect(cursor.getAttribute("aria-valuetext")).toBe(
      "3:05 · Turn 2: Ada 40, Bo 34, Deleted player eliminated",
    );
    fireEvent.keyDown(cursor, { key: "Home" });
    expect(cursor.getAttribute("aria-valuetext")).toContain("Before the first turn: Ada 40, Bo 40");
    fireEvent.keyDown(cursor, { key: "ArrowRight" });
    expect(cursor.getAttribute("aria-valuetext")).toBe(
      "1:05 · Turn 1: Ada 40, Bo 34, Deleted player 40",
    );
    fireEvent.click(screen.getByRole("radio", { name: "By turn" }));
    const byTurn = screen.getByRole("slider", { name: "Life totals at a moment" });
    fireEvent.keyDown(byTurn, { key: "Home" });
    fireEvent.keyDown(byTurn, { key: "ArrowRight" });
    expect(byTurn.getAttribute("aria-valuetext")).toContain("Turn 1: Ada 40, Bo 34");
  });

  test("tells which color each seat of the game had at the table", async () => {
    answer();
    await open("/game/game");
    await screen.findByRole("slider", { name: "Moment of the game" });
    expect(onColors.mock.lastCall?.[0]).toEqual(
      new Map([
        [1, "blue"],
        [2, "green"],
        [3, "red"],
      ]),
    );
  });

  test("who hit whom stands in a table", async () => {
    answer();
    await open("/game/game");
    const table = await screen.findByRole("table", { name: /^Life lost/ });
    const [, ada, bo] = within(table).getAllByRole("row");
    const cells = (row?: HTMLElement) =>
      row &&
      within(row)
        .getAllByRole("cell")
        .map((cell) => cell.textContent);
    expect(cells(ada)).toEqual(["–", "6", "–", "6"]);
    expect(cells(bo)).toEqual(["–", "–", "2121 of which commander damage", "21"]);
  });

  test("turns have their lengths", async () => {
    answer();
    await open("/fr/game/game");
    expect(await screen.findByText(/Le plus long : Ada, tour 1, 2:00/)).toBeTruthy();
    const cursor = screen.getByRole("slider", { name: "Tour affiché" });
    fireEvent.keyDown(cursor, { key: "Home" });
    expect(cursor.getAttribute("aria-valuetext")).toBe(
      "Tour 1: Ada 2:00, Bo 1:00, Compte supprimé –",
    );
  });

  test("the game is played again, by hand and by itself", async () => {
    answer();
    await open("/game/game");
    const moment = await screen.findByRole("slider", { name: "Moment of the game" });
    const said = () => moment.getAttribute("aria-valuetext");
    expect(said()).toBe("0:00 · Before the first turn: Table opened");
    fireEvent.click(screen.getByRole("button", { name: "One turn forward" }));
    fireEvent.click(screen.getByRole("button", { name: "One step forward" }));
    expect(said()).toBe("1:05 · Turn 1: Bo: −6 life by Ada → 34");
    fireEvent.click(screen.getByRole("button", { name: "One turn forward" }));
    fireEvent.click(screen.getByRole("button", { name: "One turn forward" }));
    expect(said()).toContain("Turn 2: Ada");
    fireEvent.click(screen.getByRole("button", { name: "One turn back" }));
    expect(said()).toContain("Turn 1: Bo");
    vi.useFakeTimers();
    fireEvent.click(screen.getByRole("button", { name: "Play" }));
    await act(() => vi.advanceTimersByTimeAsync(1_200));
    expect(said()).toContain("Deleted player: +21 commander damage from Bo → 21");
    for (const _ of timeline.events) await act(() => vi.advanceTimersByTimeAsync(1_200));
    expect(said()).toContain("3:05");
    expect(screen.getByRole("button", { name: "Play" })).toBeTruthy();
  });

  test("what could not be loaded is tried again", async () => {
    answer();
    network.use(http.get(api("/game/game/timeline"), () => HttpResponse.error(), { once: true }));
    await open("/game/game");
    fireEvent.click(await screen.findByRole("button", { name: /again/i }));
    expect(await screen.findByRole("slider", { name: "Moment of the game" })).toBeTruthy();
  });

  test("a timeline that is no longer kept leaves nothing behind", async () => {
    const gone = () => HttpResponse.json({ code: 11, message: "Not found" }, { status: 404 });
    network.use(http.get(api("/game/game/timeline"), gone));
    await open("/game/game");
    await waitFor(() => expect(document.querySelector("[aria-busy]")).toBeNull());
    expect(screen.queryByText("The course of the game could not be loaded.")).toBeNull();
  });
});
