import type { SeatColor } from "~/lib/api/types";
import type { Seat } from "~/ui/seat-mark";

/** In the order seats get them: the first six stay apart for every kind of colour blindness. */
export const seatColors: readonly SeatColor[] = [
  "red",
  "blue",
  "green",
  "yellow",
  "purple",
  "pink",
  "orange",
  "teal",
  "brown",
  "gray",
];

/** How a colour looks, and the shape that goes with it. */
export const seatOfColor: Record<SeatColor, Seat> = {
  blue: 1,
  red: 2,
  yellow: 3,
  green: 4,
  pink: 5,
  purple: 6,
  orange: 7,
  teal: 8,
  brown: 9,
  gray: 10,
};
