import type { ComponentProps } from "react";
import { cx } from "./cx";
import { type Shape, shapes } from "./shapes";

export type Seat = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10;

const seatShapes: Record<Seat, Shape> = {
  1: "circle",
  2: "triangle",
  3: "diamond",
  4: "square",
  5: "cross",
  6: "hexagon",
  7: "pentagon",
  8: "drop",
  9: "shield",
  10: "star",
};

export const seatColor = (seat: Seat) => `var(--seat-${seat})`;
export const seatGround = (seat: Seat) => `var(--seat-${seat}-ground)`;

interface SeatMarkProps extends ComponentProps<"svg"> {
  seat: Seat;
  /** It lies on the seat's own ground, which has the color. */
  onGround?: boolean;
}

/** A seat's color and shape; its name is beside it as text. */
export const SeatMark = ({ seat, onGround = false, className, ...rest }: SeatMarkProps) => (
  <svg
    {...rest}
    viewBox="0 0 24 24"
    className={cx("size-4 shrink-0", className)}
    aria-hidden="true"
  >
    <path d={shapes[seatShapes[seat]]} fill={onGround ? "currentColor" : seatColor(seat)} />
  </svg>
);
