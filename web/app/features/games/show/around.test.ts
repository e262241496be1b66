import { expect, test } from "vitest";
import { spotOf } from "./around";

const rounded = (index: number, count: number, first: number) => {
  const { left, top } = spotOf(index, count, first);
  return [Math.round(left), Math.round(top)];
};

test("the first seat is the near one, and turns go clockwise", () => {
  expect([0, 1, 2, 3].map((seat) => rounded(seat, 4, 0))).toEqual([
    [50, 87],
    [10, 50],
    [50, 13],
    [90, 50],
  ]);
});

test("the table is drawn from the viewer's seat", () => {
  expect(rounded(2, 4, 2)).toEqual([50, 87]);
  expect(rounded(1, 4, 2)).toEqual([90, 50]);
});
