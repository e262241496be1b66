import { expect, test } from "vitest";
import { nearest, scale, spread, ticks } from "./scale";

test("a value stands where its range says, also in one without length", () => {
  expect(scale([0, 10], [100, 0])(2.5)).toBe(75);
  expect(scale([4, 4], [0, 50])(4)).toBe(0);
});

test.each([
  [0, 40, [0, 10, 20, 30, 40]],
  [-3, 41, [0, 20, 40]],
  [0, 1, [0, 1]],
  [0, 1234, [0, 500, 1000]],
])("from %i to %i there are round steps", (lowest, highest, steps) => {
  expect(ticks(lowest, highest, 4)).toEqual(steps);
});

test("labels keep apart, in their order and within the end", () => {
  expect(spread([10, 50, 90], 18, 200)).toEqual([10, 50, 90]);
  expect(spread([100, 100, 10], 18, 110)).toEqual([92, 110, 10]);
});

test("the nearest of what is there", () => {
  expect([-1, 0, 0.3, 0.31, 5].map((to) => nearest([0, 0.6, 1], to))).toEqual([0, 0, 1, 1, 2]);
});
