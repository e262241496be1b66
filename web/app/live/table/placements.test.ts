import { expect, test } from "vitest";
import { play } from "../../../tests/table";
import { isDraw, lastStanding, soleWinner } from "./placements";
import { boardOf } from "./reducer";
import type { Command } from "./types";

const left = (...commands: Command[]) => {
  const board = boardOf(play(...commands.map((command): [number, Command] => [1, command])));
  return board && lastStanding(board);
};
const concede = (seat: number): Command => ({ type: "concede", seat });

test("one player is left when all others are out, and none when all are", () => {
  expect(left(concede(1))).toBeNull();
  expect(left(concede(1), concede(3))).toBe(2);
  expect(left(concede(1), concede(3), { type: "back", seat: 3 })).toBeNull();
  expect(left({ type: "out", seats: [1, 2, 3], by: null, how: "other" })).toBeNull();
});

test("a winner is first alone, and a draw is first for all", () => {
  expect([soleWinner([2, 1, 3]), soleWinner([1, 1, 3]), soleWinner([1, 1, 1])]).toEqual([
    2,
    null,
    null,
  ]);
  expect([isDraw([1, 1, 1]), isDraw([1, 1, 3])]).toEqual([true, false]);
});
