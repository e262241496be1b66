import { expect, test, vi } from "vitest";
import { setupOf } from "../../../tests/live";
import { initialBoard } from "../table/reducer";
import { throwDice } from "./roll";

const board = initialBoard(setupOf(4), "2026-11-15T20:00:00Z");

/** The numbers that come out next. */
function drawing(...numbers: number[]) {
  vi.spyOn(crypto, "getRandomValues").mockImplementation((into) => {
    (into as Uint32Array)[0] = numbers.shift() ?? 0;
    return into;
  });
}

test("every face comes out, and no other", () => {
  drawing(0, 5, 19, 20);
  expect(throwDice(board, { type: "roll", sides: 20, count: 4 })).toEqual({
    type: "dice",
    sides: 20,
    faces: [1, 6, 20, 1],
  });
  drawing(0, 1, 3);
  expect(throwDice(board, { type: "coin", count: 3 })).toEqual({
    type: "coin",
    heads: [false, true, true],
  });
});

test("numbers that would make some faces likelier are drawn again", () => {
  drawing(2 ** 32 - 1, 4);
  expect(throwDice(board, { type: "roll", sides: 6, count: 1 })).toMatchObject({ faces: [5] });
});

test("who is out does not go first", () => {
  const out = { by: null, how: "time" as const, round: 0, sequence: 2 };
  const seats = board.seats.map((seat) => (seat.seat === 1 ? { ...seat, out } : seat));
  drawing(0);
  expect(throwDice({ ...board, seats }, { type: "whoStarts" })).toEqual({
    type: "starter",
    seat: 2,
  });
});

test("what no table takes is not thrown", () => {
  for (const [sides, count] of [
    [1, 1],
    [1001, 1],
    [6, 0],
    [6, 21],
  ] as const) {
    expect(throwDice(board, { type: "roll", sides, count })).toBeNull();
  }
  expect(throwDice(board, { type: "coin", count: 21 })).toBeNull();
  expect(throwDice(board, { type: "pause" })).toBeNull();
});
