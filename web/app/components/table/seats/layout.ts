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

export const layouts = ["around", "sides", "upright"] as const;
/** Around the device, along its two long sides, or all to be read from one side. */
export type Layout = (typeof layouts)[number];

type Side = "left" | "right" | "near" | "far";

/** Lines of the grid along an upright device, where the bar lies, and who sits at which line on which side. */
interface Places {
  lines: string;
  bar: number;
  seats: [line: string, side: Side][];
}

const around: Record<number, Places> = {
  2: {
    lines: "1fr auto 1fr",
    bar: 2,
    seats: [
      ["3", "near"],
      ["1", "far"],
    ],
  },
  3: {
    lines: "1.15fr auto 1fr",
    bar: 2,
    seats: [
      ["3", "near"],
      ["1", "left"],
      ["1", "right"],
    ],
  },
  4: {
    lines: "0.8fr 1fr auto 0.8fr",
    bar: 3,
    seats: [
      ["4", "near"],
      ["2", "left"],
      ["1", "far"],
      ["2", "right"],
    ],
  },
  5: {
    lines: "1fr 1fr auto 0.85fr",
    bar: 3,
    seats: [
      ["4", "near"],
      ["2", "left"],
      ["1", "left"],
      ["1", "right"],
      ["2", "right"],
    ],
  },
  6: {
    lines: "0.8fr 1fr auto 1fr 0.8fr",
    bar: 3,
    seats: [
      ["5", "near"],
      ["4", "left"],
      ["2", "left"],
      ["1", "far"],
      ["2", "right"],
      ["4", "right"],
    ],
  },
};

const sides: Record<number, Places> = {
  2: {
    lines: "1fr auto",
    bar: 2,
    seats: [
      ["1", "left"],
      ["1", "right"],
    ],
  },
  3: {
    lines: "1fr 1fr auto",
    bar: 3,
    seats: [
      ["2", "left"],
      ["1", "left"],
      ["1 / 3", "right"],
    ],
  },
  4: {
    lines: "1fr auto 1fr",
    bar: 2,
    seats: [
      ["3", "left"],
      ["1", "left"],
      ["1", "right"],
      ["3", "right"],
    ],
  },
  5: {
    lines: "1fr 1fr auto 1fr",
    bar: 3,
    seats: [
      ["4", "left"],
      ["1 / 3", "left"],
      ["1", "right"],
      ["2", "right"],
      ["4", "right"],
    ],
  },
  6: {
    lines: "1fr 1fr auto 1fr",
    bar: 3,
    seats: [
      ["4", "left"],
      ["2", "left"],
      ["1", "left"],
      ["1", "right"],
      ["2", "right"],
      ["4", "right"],
    ],
  },
};

/** How seats lie on a device on the table unless people choose: as large as they can be. */
export const usualLayout = (seats: number): Layout =>
  seats % 2 === 0 && seats > 2 ? "sides" : "around";

function placesOf(seats: number, layout: Layout): Places | undefined {
  const by = layout === "upright" ? usualLayout(seats) : layout;
  return (by === "sides" ? sides : around)[seats];
}

const angles: Record<Side, Angle> = { near: 0, left: 90, far: 180, right: -90 };
/** The same table with the device turned onto its left side. */
const sideways: Record<Side, Angle> = { near: -90, left: 0, far: 90, right: 180 };

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
      // The last one has the rest of its line.
      column: at === seats - 1 ? `${(at % across) + 1} / -1` : String((at % across) + 1),
      angle: 0,
    })),
  };
}

/** A few in one or two lines above the bar, on a screen that is wider than tall. */
function lined(seats: number): Arrangement {
  const across = seats > 3 ? Math.ceil(seats / 2) : seats;
  const below = seats - across;
  const spot = (line: number, at: number): Spot => ({
    row: String(line),
    // The last one of a shorter line has the rest of it.
    column: line === 2 && at === below ? `${at} / -1` : String(at),
    angle: 0,
  });
  const line = (number: number, count: number) =>
    Array.from({ length: count }, (_, at) => spot(number, at + 1));
  return {
    rows: below > 0 ? "1fr 1fr auto" : "1fr auto",
    columns: `repeat(${across}, 1fr)`,
    bar: { row: below > 0 ? "3" : "2", column: whole },
    // From the lower right corner on.
    spots: [...line(2, below).reverse(), ...line(1, across)],
  };
}

interface ArrangeOptions {
  landscape: boolean;
  layout: Layout;
  /** How many places everyone has moved on, clockwise, so that the first sits at another side. */
  moved?: number;
}

/** The seats on a device; more than six are always upright. */
export function arrange(
  seats: number,
  { landscape, layout, moved = 0 }: ArrangeOptions,
): Arrangement {
  const places = placesOf(seats, layout);
  if (!places) return plain(seats, landscape);
  if (landscape && layout === "upright") {
    const all = lined(seats);
    return { ...all, spots: rotated(all.spots, moved % seats) };
  }
  const { lines, bar } = places;
  const [first, second] = landscape ? ["2", "1"] : ["1", "2"];
  const turned = landscape ? sideways : angles;
  const spots = places.seats.map(([along, side]): Spot => {
    const across = side === "left" ? first : side === "right" ? second : whole;
    const [row, column] = landscape ? [across, along] : [along, across];
    return { row, column, angle: layout === "upright" ? 0 : turned[side] };
  });
  const grid = landscape
    ? { rows: "1fr 1fr", columns: lines, bar: { row: whole, column: String(bar) } }
    : { rows: lines, columns: "1fr 1fr", bar: { row: String(bar), column: whole } };
  return { ...grid, spots: rotated(spots, moved % seats) };
}

const rotated = <T>(all: readonly T[], by: number): T[] => [...all.slice(by), ...all.slice(0, by)];

/** The turn order, starting with the user's own seat, which is nearest. */
export function fromOwn(order: readonly number[], own: number | null): number[] {
  return rotated(order, own === null ? 0 : Math.max(0, order.indexOf(own)));
}
