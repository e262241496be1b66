import { describe, expect, test } from "vitest";
import { backAt, draw, goesOut, isDraw, type Places, result, undoTap, wins } from "./placing";

const nobody: Places = [null, null, null, null];
const out = (...taps: number[]) => taps.reduce(goesOut, nobody);

describe("players tapped in the order they went out", () => {
  test("the first is last, and the one who remains has won", () => {
    expect(out(2)).toEqual([null, null, 4, null]);
    expect(out(2, 0)).toEqual([3, null, 4, null]);
    expect(out(2, 0, 3)).toEqual([3, 1, 4, 2]);
  });

  test("a duel takes one tap", () => {
    expect(goesOut([null, null], 0)).toEqual([2, 1]);
  });

  test("an eliminated player cannot be eliminated again", () => {
    expect(goesOut(out(2), 2)).toEqual(out(2));
  });

  test("undoing an elimination undoes the later ones", () => {
    expect(backAt(out(2, 0, 3), 0)).toEqual(out(2));
    expect(backAt(out(2), 1)).toEqual(out(2));
  });

  test("undo takes back one tap, and the win it decided", () => {
    expect(undoTap(out(2, 0, 3))).toEqual(out(2, 0));
    expect(undoTap(out(2))).toEqual(nobody);
    expect(undoTap(nobody)).toEqual(nobody);
    expect(undoTap(goesOut([null, null], 0))).toEqual([null, null]);
  });
});

describe("a winner tapped at once", () => {
  test("leaves the rest tied for second", () => {
    expect(result(wins(nobody, 1))).toEqual([2, 1, 2, 2]);
    expect(undoTap(wins(nobody, 1))).toEqual(nobody);
  });

  test("keeps who was out before, and who goes out after", () => {
    expect(result(wins(out(2), 1))).toEqual([2, 1, 4, 2]);
    expect(result(goesOut(wins(nobody, 1), 3))).toEqual([2, 1, 2, 4]);
  });

  test("can be another one", () => {
    expect(wins(wins(nobody, 1), 2)).toEqual([null, null, 1, null]);
    expect(wins(out(2, 0, 3), 3)).toEqual([3, null, 4, 1]);
  });
});

describe("a result", () => {
  test("is complete once there is a winner", () => {
    expect(result(nobody)).toBeNull();
    expect(result(out(2, 0))).toBeNull();
    expect(result(out(2, 0, 3))).toEqual([3, 1, 4, 2]);
  });

  test("of a draw is first place for all", () => {
    expect(result(draw(out(2)))).toEqual([1, 1, 1, 1]);
    expect(isDraw(draw(nobody))).toBe(true);
    expect(isDraw(wins(nobody, 0))).toBe(false);
    expect(undoTap(draw(nobody))).toEqual(nobody);
  });
});
