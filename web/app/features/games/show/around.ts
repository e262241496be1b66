export interface Spot {
  /** Percent of the table's width and height. */
  left: number;
  top: number;
}

/** A seat's distance from the center; the near side leaves room for the text below the picture. */
const across = 40;
const along = 37;

/**
 * A seat's position around the table, clockwise as the turns go. `first` sits at the near side:
 * the viewer sees the table from their own seat.
 */
export function spotOf(index: number, count: number, first: number): Spot {
  const turn = (2 * Math.PI * (index - first)) / count;
  const angle = Math.PI / 2 + turn;
  return { left: 50 + across * Math.cos(angle), top: 50 + along * Math.sin(angle) };
}
