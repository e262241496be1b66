export interface Spot {
  /** Percent of the table's width and height. */
  left: number;
  top: number;
}

/** How far from the middle a seat stands; what is below its picture needs room at the near side. */
const across = 40;
const along = 37;

/**
 * Where a seat stands around the table, clockwise as the turns go. `first` sits at the near side:
 * whoever looks at the table sees it from their own seat.
 */
export function spotOf(index: number, count: number, first: number): Spot {
  const turn = (2 * Math.PI * (index - first)) / count;
  const angle = Math.PI / 2 + turn;
  return { left: 50 + across * Math.cos(angle), top: 50 + along * Math.sin(angle) };
}
