import { describe, expect, test } from "vitest";
import { arrange, fromOwn, layouts, type Spot, usualLayout } from "./layout";

const few = [2, 3, 4, 5, 6];
const ways = [...few, 7, 8, 9, 10].flatMap((seats) =>
  layouts.flatMap((layout) =>
    [false, true].map((landscape) => ({ seats, how: { layout, landscape } })),
  ),
);
const fewOnes = ways.filter(({ seats }) => seats <= 6);

type Place = Pick<Spot, "row" | "column">;

/** From which line of the grid to which. */
function span(text: string, lines: number): [number, number] {
  const [from = 0, to = from + 1] = text.split(" / ").map(Number);
  return [from, to === -1 ? lines + 1 : to];
}

const linesOf = (template: string) =>
  template
    .replace(/repeat\((\d+), (\w+)\)/g, (_, times, line) => `${line} `.repeat(times))
    .trim()
    .split(/ +/).length;

/** The places of an arrangement in numbers. */
function measured({ rows, columns }: { rows: string; columns: string }, { row, column }: Place) {
  const [top, bottom] = span(row, linesOf(rows));
  const [left, right] = span(column, linesOf(columns));
  return { top, bottom, left, right };
}

describe("seats on a device", () => {
  test.each(ways)("of $seats cover every cell once with the bar: $how", ({ seats, how }) => {
    const all = arrange(seats, how);
    expect(all.spots).toHaveLength(seats);
    const covered = [...all.spots, all.bar].flatMap((place) => {
      const { top, bottom, left, right } = measured(all, place);
      const cells: string[] = [];
      for (let row = top; row < bottom; row += 1)
        for (let column = left; column < right; column += 1) cells.push(`${row} ${column}`);
      return cells;
    });
    expect(new Set(covered).size).toBe(covered.length);
    expect(covered).toHaveLength(linesOf(all.rows) * linesOf(all.columns));
  });

  test.each(fewOnes)("of $seats lie clockwise in turn order: $how", ({ seats, how }) => {
    for (let moved = 0; moved < seats; moved += 1) {
      const all = arrange(seats, { ...how, moved });
      const [midRow, midColumn] = [linesOf(all.rows) / 2 + 1, linesOf(all.columns) / 2 + 1];
      const bearings = all.spots.map((spot) => {
        const { top, bottom, left, right } = measured(all, spot);
        return Math.atan2((top + bottom) / 2 - midRow, (left + right) / 2 - midColumn);
      });
      const turn = 2 * Math.PI;
      const steps = bearings.map((bearing, at) => {
        const next = bearings[(at + 1) % seats] ?? bearing;
        return (next - bearing + turn) % turn;
      });
      expect(steps.reduce((sum, step) => sum + step, 0)).toBeCloseTo(turn);
    }
  });

  test.each(few)("of %i face their players, and turn with the device", (seats) => {
    for (const layout of ["around", "sides"] as const) {
      const angles = (landscape: boolean) =>
        arrange(seats, { landscape, layout }).spots.map(({ angle }) => (angle + 360) % 360);
      expect(angles(true)).toEqual(angles(false).map((angle) => (angle + 270) % 360));
    }
  });

  test.each(few)("of %i are moved so that the first sits at each place once", (seats) => {
    const how = { landscape: false, layout: usualLayout(seats) };
    const firsts = Array.from({ length: seats }, (_, moved) => {
      const { row, column } = arrange(seats, { ...how, moved }).spots[0] as Spot;
      return `${row} ${column}`;
    });
    expect(new Set(firsts).size).toBe(seats);
    expect(arrange(seats, { ...how, moved: seats })).toEqual(arrange(seats, how));
  });

  test.each(few)("of %i lie in three different ways", (seats) => {
    const drawn = layouts.map((layout) =>
      JSON.stringify(arrange(seats, { landscape: false, layout })),
    );
    expect(new Set(drawn).size).toBe(layouts.length);
  });

  test("are all read from one side upright, and where there are more than six", () => {
    const straight = (seats: number, layout: "upright" | "around") =>
      arrange(seats, { landscape: true, layout }).spots.every(({ angle }) => angle === 0);
    expect(few.every((seats) => straight(seats, "upright"))).toBe(true);
    expect(straight(7, "around")).toBe(true);
  });

  test("begin with the user's own", () => {
    expect(fromOwn([2, 1, 4, 3], 4)).toEqual([4, 3, 2, 1]);
    expect(fromOwn([2, 1], null)).toEqual([2, 1]);
  });
});
