import { scale } from "./scale";

export type Spot = readonly [x: number, y: number];

/** Which of these is the nearest in the plane. */
export function nearestSpot(spots: readonly Spot[], [x, y]: Spot): number {
  const far = spots.map(([left, top]) => Math.hypot(left - x, top - y));
  return far.indexOf(Math.min(...far));
}

/** Like `scale`, but equal ratios are equally far apart: a few and a few hundred both have room. */
export function ratioScale(
  [first, last]: readonly [number, number],
  to: readonly [number, number],
): (value: number) => number {
  const along = scale([Math.log(first), Math.log(last)], to);
  return (value) => along(Math.log(value));
}

/** 1, 2, 5, 10, 20, 50 and so on, as far as they lie between the two. */
export function ratioTicks(first: number, last: number): number[] {
  const found: number[] = [];
  for (let power = 1; power <= last; power *= 10) {
    found.push(...[power, 2 * power, 5 * power].filter((tick) => tick >= first && tick <= last));
  }
  return found;
}

/** Those whose places, in rising order, are far enough from the one before to be written. */
export function withRoom<T>(values: readonly T[], place: (value: T) => number, gap: number): T[] {
  let free = Number.NEGATIVE_INFINITY;
  return values.filter((value) => {
    if (place(value) < free) return false;
    free = place(value) + gap;
    return true;
  });
}

interface Wanted {
  x: number;
  y: number;
  /** Of the name. */
  width: number;
}

interface Placed {
  x: number;
  anchor: "start" | "end";
}

/** From a spot's middle to its name, and from one name's middle to the next one's. */
const besideSpot = 9;
const lineHeight = 15;

/**
 * On which side of its spot each name stands, so that none runs over another one or beyond the edges; null where there
 * is no room. The first ones choose first.
 */
export function placeNames(
  spots: readonly Wanted[],
  [left, right]: readonly [number, number],
): (Placed | null)[] {
  const taken: { from: number; to: number; y: number }[] = [];
  return spots.map(({ x, y, width }) => {
    const sides = [
      { placed: { x: x + besideSpot, anchor: "start" }, from: x + besideSpot },
      { placed: { x: x - besideSpot, anchor: "end" }, from: x - besideSpot - width },
    ] as const;
    const free = sides.find(
      ({ from }) =>
        from >= left &&
        from + width <= right &&
        taken.every(
          (other) =>
            Math.abs(other.y - y) >= lineHeight || from > other.to || from + width < other.from,
        ),
    );
    if (!free) return null;
    taken.push({ from: free.from, to: free.from + width, y });
    return free.placed;
  });
}

/** A spot around the middle, so many turns clockwise from the top. */
export function polar(turns: number, across: number, down = across): Spot {
  const angle = 2 * Math.PI * turns;
  return [across * Math.sin(angle), 0 - down * Math.cos(angle)];
}

/** How far a slice reaches so that its area is that share of the whole slice's. */
export const reachOf = (share: number, inner: number, outer: number): number =>
  Math.sqrt(inner ** 2 + share * (outer ** 2 - inner ** 2));

/** A slice of a ring around the middle, from one turn to another; less than half of it. */
export function slicePath(from: number, to: number, inner: number, outer: number): string {
  const at = (turns: number, radius: number) => polar(turns, radius).join(" ");
  return [
    `M${at(from, inner)}`,
    `L${at(from, outer)}`,
    `A${outer} ${outer} 0 0 1 ${at(to, outer)}`,
    `L${at(to, inner)}`,
    `A${inner} ${inner} 0 0 0 ${at(from, inner)}Z`,
  ].join("");
}

/** Where a part of sorted values ends: half of them for 0.5. Between two it is as far along as the part. */
export function quantile(sorted: readonly number[], part: number): number {
  const at = part * (sorted.length - 1);
  const below = sorted[Math.floor(at)] ?? 0;
  return below + (at % 1) * ((sorted[Math.ceil(at)] ?? below) - below);
}

export interface Stacks {
  /** How much each column holds. */
  step: number;
  /** Where the first column begins, as a multiple of the step. */
  first: number;
  columns: number;
  /** The last column holds all that is beyond it, too. */
  open: boolean;
  /** Of each value, in the order they came: its column, and its place in it from below. */
  places: readonly { column: number; level: number }[];
}

/** Values in columns of one of these widths: the narrowest with which there are not too many columns. */
export function stacksOf(
  values: readonly number[],
  widths: readonly number[],
  mostColumns: number,
): Stacks {
  const sorted = values.toSorted((one, other) => one - other);
  // One night that took three times as long as usual must not press the others together.
  const end = Math.min(sorted.at(-1) ?? 0, 3 * quantile(sorted, 0.5));
  const start = sorted[0] ?? 0;
  const countWith = (width: number) => Math.floor(end / width) - Math.floor(start / width) + 1;
  const step = widths.find((width) => countWith(width) <= mostColumns) ?? widths.at(-1) ?? 1;
  const first = Math.floor(start / step);
  const columns = countWith(step);
  const heights: number[] = [];
  const places = values.map((value) => {
    const column = Math.min(columns - 1, Math.floor(value / step) - first);
    const level = heights[column] ?? 0;
    heights[column] = level + 1;
    return { column, level };
  });
  const open = (sorted.at(-1) ?? 0) >= (first + columns) * step;
  return { step, first, columns, open, places };
}
