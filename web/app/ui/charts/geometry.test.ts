import { expect, test } from "vitest";
import {
  nearestSpot,
  placeNames,
  polar,
  quantile,
  ratioScale,
  ratioTicks,
  reachOf,
  slicePath,
  stacksOf,
  withRoom,
} from "./geometry";

test("the nearest spot counts both ways", () => {
  const spots = [
    [0, 0],
    [100, 0],
    [100, 80],
  ] as const;
  expect(nearestSpot(spots, [90, 10])).toBe(1);
  expect(nearestSpot(spots, [90, 60])).toBe(2);
});

test("equal ratios are equally far apart", () => {
  const x = ratioScale([5, 500], [0, 100]);
  expect([5, 50, 500].map((games) => Math.round(x(games)))).toEqual([0, 50, 100]);
});

test.each([
  [5, 12, [5, 10]],
  [5, 450, [5, 10, 20, 50, 100, 200]],
  [1, 1, [1]],
])("from %i to %i the ticks are round", (first, last, ticks) => {
  expect(ratioTicks(first, last)).toEqual(ticks);
});

test("values without room after the one before are left out", () => {
  expect(withRoom([1, 2, 5, 6, 9], (value) => 10 * value, 30)).toEqual([1, 5, 9]);
  expect(withRoom([], Number, 30)).toEqual([]);
});

test("names stand on the side with room, and nowhere without", () => {
  const width = 40;
  const beside = { x: 50, y: 50, width };
  expect(placeNames([beside], [0, 200])).toEqual([{ x: 59, anchor: "start" }]);
  expect(placeNames([{ ...beside, x: 180 }], [0, 200])).toEqual([{ x: 171, anchor: "end" }]);
  // The second would run over the first on the right, and beyond the edge on the left.
  expect(placeNames([beside, { ...beside, x: 45 }], [0, 200])[1]).toBeNull();
  expect(placeNames([beside, { ...beside, x: 45, y: 70 }], [0, 200])[1]).toEqual({
    x: 54,
    anchor: "start",
  });
});

test("turns go clockwise from the top", () => {
  const round = ([x, y]: readonly [number, number]) => [Math.round(x), Math.round(y)];
  expect([0, 0.25, 0.5, 0.75].map((turns) => round(polar(turns, 10)))).toEqual([
    [0, -10],
    [10, -0],
    [0, 10],
    [-10, 0],
  ]);
  expect(round(polar(0.25, 30, 10))).toEqual([30, -0]);
});

test("a slice's area is its share, not its length", () => {
  expect(reachOf(0, 20, 100)).toBe(20);
  expect(reachOf(1, 20, 100)).toBe(100);
  const half = reachOf(0.5, 20, 100);
  expect(half ** 2 - 20 ** 2).toBeCloseTo((100 ** 2 - 20 ** 2) / 2);
});

test("a slice goes out, along, back and home", () => {
  expect(slicePath(0, 0.25, 10, 20).replace(/-?\d\.\d+e-\d+/g, "0")).toBe(
    "M0 -10L0 -20A20 20 0 0 1 20 0L10 0A10 10 0 0 0 0 -10Z",
  );
});

test("half and a quarter of values", () => {
  expect(quantile([10, 20, 30, 40], 0.5)).toBe(25);
  expect(quantile([10, 20, 30, 40, 50], 0.25)).toBe(20);
  expect(quantile([7], 0.75)).toBe(7);
});

const widths = [5, 10, 15, 30, 60];

test("values stack up in their columns, in the order they came", () => {
  expect(stacksOf([62, 45, 64, 50, 71], widths, 8)).toEqual({
    step: 5,
    first: 9,
    columns: 6,
    open: false,
    places: [
      { column: 3, level: 0 },
      { column: 0, level: 0 },
      { column: 3, level: 1 },
      { column: 1, level: 0 },
      { column: 5, level: 0 },
    ],
  });
});

test("there are never too many columns, and one long night ends in the last", () => {
  const { step, columns, open, places } = stacksOf([40, 60, 62, 70, 900], widths, 8);
  expect([step, columns, open]).toEqual([30, 6, true]);
  expect(places.at(-1)).toEqual({ column: 5, level: 0 });
});

test("a single value has a column to itself", () => {
  expect(stacksOf([60], widths, 8)).toMatchObject({ columns: 1, open: false });
});
