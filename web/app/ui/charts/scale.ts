/** Maps a value from one range to another. */
export function scale(
  [first, last]: readonly [number, number],
  [from, to]: readonly [number, number],
): (value: number) => number {
  const span = last - first || 1;
  return (value) => from + ((value - first) / span) * (to - from);
}

/** About this many round values between the lowest and the highest. */
export function ticks(lowest: number, highest: number, count: number): number[] {
  const rough = Math.max(1, (highest - lowest) / count);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * ([1, 2, 5].find((factor) => factor * power >= rough) ?? 10);
  return steps(lowest, highest, step);
}

/** The multiples of a step between the lowest and the highest. */
export function steps(lowest: number, highest: number, step: number): number[] {
  const first = Math.ceil(lowest / step);
  const last = Math.floor(highest / step);
  return Array.from({ length: last - first + 1 }, (_, at) => (first + at) * step);
}

/** Labels moved apart as little as it takes, none beyond the end; in the order they came. */
export function spread(wanted: readonly number[], gap: number, end: number): number[] {
  const order = wanted
    .map((_, at) => at)
    .sort((one, other) => (wanted[one] ?? 0) - (wanted[other] ?? 0));
  const places = [...wanted];
  let free = Number.NEGATIVE_INFINITY;
  for (const at of order) {
    const place = Math.max(places[at] ?? 0, free);
    places[at] = place;
    free = place + gap;
  }
  let most = end;
  for (const at of order.reverse()) {
    const place = Math.min(places[at] ?? 0, most);
    places[at] = place;
    most = place - gap;
  }
  return places;
}

/** Which of these, in rising order, is the nearest. */
export function nearest(stops: readonly number[], to: number): number {
  const after = stops.findIndex((stop) => stop >= to);
  if (after < 0) return stops.length - 1;
  if (after === 0) return 0;
  const [before, next] = [stops[after - 1] ?? 0, stops[after] ?? 0];
  return to - before < next - to ? after - 1 : after;
}
