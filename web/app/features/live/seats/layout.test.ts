import { describe, expect, test } from "vitest";
import { arrange, fromOwn } from "./layout";

const counts = [2, 3, 4, 5, 6, 7, 8, 9, 10];
const ways = counts.flatMap((seats) => [
  { seats, landscape: false },
  { seats, landscape: true },
]);

describe("seats around a device", () => {
  test.each(ways)("of $seats, landscape $landscape, have a place each beside the bar", (way) => {
    const { spots, bar } = arrange(way.seats, way.landscape);
    const places = [...spots, bar].map(({ row, column }) => `${row} ${column}`);
    expect(new Set(places).size).toBe(way.seats + 1);
  });

  test.each([2, 3, 4, 5, 6])("of %i face their players, and turn with the device", (seats) => {
    const upright = arrange(seats, false).spots.map(({ angle }) => angle);
    const sideways = arrange(seats, true).spots.map(({ angle }) => angle);
    const turned = upright.map((angle) => (angle - 90 + 360) % 360);
    expect(sideways.map((angle) => (angle + 360) % 360)).toEqual(turned);
  });

  test("of more than six are read from one side", () => {
    expect(arrange(7, false).spots.every(({ angle }) => angle === 0)).toBe(true);
  });

  test("begin with the user's own", () => {
    expect(fromOwn([2, 1, 4, 3], 4)).toEqual([4, 3, 2, 1]);
    expect(fromOwn([2, 1], null)).toEqual([2, 1]);
  });
});
