/** Which way the writing is turned, clockwise. */
export type Angle = 0 | 90 | 180 | -90;

/** One seat's place in the grid, and whose side of the table it looks to. */
export interface Spot {
  row: string;
  column: string;
  angle: Angle;
}

export interface Arrangement {
  rows: string;
  columns: string;
  bar: { row: string; column: string };
  /** In turn order, clockwise around the device. */
  spots: Spot[];
}

const whole = "1 / -1";

/** Lines of the grid along an upright device, where the bar lies, and who sits at which line on which side. */
interface Upright {
  lines: string;
  bar: number;
  seats: [line: number, side: "left" | "right" | "near" | "far"][];
}

const upright: Record<number, Upright> = {
  2: {
    lines: "1fr auto 1fr",
    bar: 2,
    seats: [
      [3, "near"],
      [1, "far"],
    ],
  },
  3: {
    lines: "1.15fr auto 1fr",
    bar: 2,
    seats: [
      [3, "near"],
      [1, "left"],
      [1, "right"],
    ],
  },
  4: {
    lines: "1fr auto 1fr",
    bar: 2,
    seats: [
      [3, "left"],
      [1, "left"],
      [1, "right"],
      [3, "right"],
    ],
  },
  5: {
    lines: "1fr 1fr auto 0.85fr",
    bar: 3,
    seats: [
      [4, "near"],
      [2, "left"],
      [1, "left"],
      [1, "right"],
      [2, "right"],
    ],
  },
  6: {
    lines: "1fr 1fr auto 1fr",
    bar: 3,
    seats: [
      [4, "left"],
      [2, "left"],
      [1, "left"],
      [1, "right"],
      [2, "right"],
      [4, "right"],
    ],
  },
};

const angles = { near: 0, left: 90, far: 180, right: -90 } as const;
/** The same table with the device turned onto its left side. */
const sideways = { near: -90, left: 0, far: 90, right: 180 } as const;

/** With more than six players all seats face the same side. */
function plain(seats: number, landscape: boolean): Arrangement {
  const across = landscape ? Math.ceil(seats / 2) : 2;
  const down = Math.ceil(seats / across);
  return {
    rows: `repeat(${down}, 1fr) auto`,
    columns: `repeat(${across}, 1fr)`,
    bar: { row: String(down + 1), column: whole },
    spots: Array.from({ length: seats }, (_, at) => ({
      row: String(Math.floor(at / across) + 1),
      // An odd one out has its line to itself.
      column: at === seats - 1 && at % across === 0 ? whole : String((at % across) + 1),
      angle: 0,
    })),
  };
}

/** The seats around a device that lies flat on the table. */
export function arrange(seats: number, landscape: boolean): Arrangement {
  const around = upright[seats];
  if (!around) return plain(seats, landscape);
  const { lines, bar } = around;
  if (!landscape) {
    return {
      rows: lines,
      columns: "1fr 1fr",
      bar: { row: String(bar), column: whole },
      spots: around.seats.map(([line, side]) => ({
        row: String(line),
        column: side === "left" ? "1" : side === "right" ? "2" : whole,
        angle: angles[side],
      })),
    };
  }
  return {
    rows: "1fr 1fr",
    columns: lines,
    bar: { row: whole, column: String(bar) },
    spots: around.seats.map(([line, side]) => ({
      row: side === "left" ? "2" : side === "right" ? "1" : whole,
      column: String(line),
      angle: sideways[side],
    })),
  };
}

/** The turn order, starting with the user's own seat, which is nearest. */
export function fromOwn(order: readonly number[], own: number | null): number[] {
  const at = own === null ? -1 : order.indexOf(own);
  return at > 0 ? [...order.slice(at), ...order.slice(0, at)] : [...order];
}
