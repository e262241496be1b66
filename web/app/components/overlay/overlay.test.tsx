import { act, render, screen, within } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import type { TableBoard } from "~/lib/api/types";
import { type Look, type Part, usualLook } from "./look";
import { overlayMessages } from "./messages";
import { Overlay } from "./overlay";
import { sampleTable } from "./sample";
import { cellsAcross, columns } from "./scene";

const none: Look = { ...usualLook("en"), show: [] };
const showing = (...show: Part[]): Look => ({ ...none, show });

async function shown(look: Look, seats = 4, changed: Partial<TableBoard> = {}) {
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  await overlayMessages.load(look.lang);
  const { board, ...rest } = sampleTable(seats);
  const element = (now: Partial<TableBoard>) => (
    <Overlay {...rest} board={{ ...board, ...changed, ...now }} look={look} />
  );
  const view = await act(async () => render(element({})));
  return {
    ...view,
    board,
    plates: () => [...view.container.querySelectorAll<HTMLElement>(".overlay-seat")],
    become: (now: Partial<TableBoard>) => act(async () => view.rerender(element(now))),
  };
}

describe("an overlay", () => {
  test.each([2, 3, 4, 5, 6, 10])(
    "shows all %i seats in turn order, in every layout",
    async (seats) => {
      for (const layout of ["bar", "grid"] as const) {
        const order = sampleTable(seats).board.order.toReversed();
        const { plates, board, unmount } = await shown({ ...usualLook("en"), layout }, seats, {
          order,
        });
        const lives = board.seats.map(({ life }) => String(life));
        expect(plates().map((plate) => plate.querySelector(".overlay-life")?.textContent)).toEqual(
          lives.toReversed(),
        );
        unmount();
      }
    },
  );

  test("says only what it was asked to say", async () => {
    const { container } = await shown(none, 3);
    expect(container.textContent).toBe("");
    const { container: lives } = await shown(showing("life"), 3);
    expect(lives.textContent).toBe("312240");
  });

  test("always says who is out", async () => {
    const { container } = await shown(none);
    expect(container.textContent).toBe("Eliminated");
  });

  test("shows names, decks, damage, counters, crowns, turn, score and clocks", async () => {
    const { plates } = await shown(usualLook("en"));
    const [ada, bastien, , dmitri] = plates() as [
      HTMLElement,
      HTMLElement,
      HTMLElement,
      HTMLElement,
    ];
    within(ada).getByText("Ada");
    within(ada).getByText("Ember Court");
    within(ada).getByLabelText("Monarch");
    expect(ada.dataset.active).toBe("true");
    expect(within(bastien).getByLabelText("Commander damage from Ada").textContent).toBe("14");
    expect(within(bastien).getByLabelText("Poison").textContent).toBe("7");
    expect(within(bastien).getByLabelText("Poison").dataset.hot).toBe("true");
    expect(bastien.querySelector(".overlay-clock")?.textContent).toMatch(/^\d+:\d\d$/);
    within(dmitri).getByText("Eliminated");
    screen.getByText("Game 2 · Best of 3");
    screen.getByText("Turn 8");
    screen.getByText("Night");
  });

  test("speaks the language of its look", async () => {
    await shown(usualLook("fr"));
    screen.getByText("Tour 8");
    screen.getByText("Éliminé·e");
  });

  test("names commanders, and calls a deleted user a deleted player", async () => {
    const { board } = sampleTable(2);
    const [first, second] = board.seats as [TableBoard["seats"][0], TableBoard["seats"][0]];
    await shown(usualLook("en"), 2, {
      seats: [
        { ...first, commanders: ["Rowan", "Ash"] },
        { ...second, userId: "somebody else" },
      ],
    });
    screen.getByText("Rowan · Ash");
    screen.getByText("Deleted player");
  });

  test("shows a single seat: the chosen one, or the active player's", async () => {
    const alone: Look = { ...showing("names"), layout: "seat" };
    const third = await shown({ ...alone, seat: 3 });
    expect(third.plates().map((plate) => plate.textContent)).toEqual(["Chiara"]);
    const turn = await shown(alone);
    expect(turn.plates().map((plate) => plate.textContent)).toEqual(["Ada"]);
    const nobody = await shown({ ...alone, seat: 9 });
    expect(nobody.plates()).toEqual([]);
  });

  test("a change of life is shown for a moment, quick ones as their sum", async () => {
    const { become, board, plates } = await shown(showing("life"));
    const life = (to: number) => ({
      seats: board.seats.map((seat) => (seat.seat === 1 ? { ...seat, life: to } : seat)),
    });
    await become(life(28));
    await become(life(26));
    const [ada] = plates();
    expect(ada?.querySelector(".overlay-change")?.textContent).toBe("−5");
    expect(ada?.querySelector(".overlay-life")?.textContent).toContain("26");
  });

  test("dice are shown when they fall, not when the page opens", async () => {
    const roll = (sequence: number) => ({
      roll: { sequence, roll: { type: "dice" as const, sides: 20, faces: [17, 3] } },
    });
    const { become } = await shown(showing("dice"), 4, roll(5));
    expect(screen.queryByText(/d20/)).toBeNull();
    await become(roll(6));
    screen.getByText(/d20\s+17 \+ 3 = 20/);
  });

  test("the end names the winner and every place", async () => {
    const { plates } = await shown(showing("names", "result"), 4, {
      status: {
        type: "finished",
        at: "2026-01-01T00:00:00Z",
        placements: [2, 1, 3, 4],
        endReason: null,
      },
    });
    screen.getByText("Bastien wins");
    expect(plates().map((plate) => plate.querySelector(".overlay-place")?.textContent)).toEqual([
      "2",
      "1",
      "3",
      "4",
    ]);
    expect(plates()[1]?.dataset.won).toBe("true");
  });
});

describe("where seats stand", () => {
  const numbers = (seats: number, together = false) =>
    columns(sampleTable(seats).board.seats, together).map((column) =>
      column.map(({ seat }) => seat),
    );

  test("in corners they go round clockwise from the top left", () => {
    expect(numbers(2)).toEqual([[1], [2]]);
    expect(numbers(3)).toEqual([[1, 3], [2]]);
    expect(numbers(4)).toEqual([
      [1, 4],
      [2, 3],
    ]);
    expect(numbers(6)).toEqual([
      [1, 6, 5],
      [2, 3, 4],
    ]);
    expect(numbers(2, true)).toEqual([[1, 2], []]);
  });

  test("a grid is as wide as it needs to be", () => {
    expect([1, 2, 3, 4, 5, 6, 9, 10].map(cellsAcross)).toEqual([1, 2, 2, 2, 3, 3, 3, 4]);
  });
});
