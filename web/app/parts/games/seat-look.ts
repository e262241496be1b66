import type { Seat } from "~/ui/seat-mark";

/** Six colours and shapes for up to ten seats: they go round, and the seat's number tells them apart. */
export const seatLook = (index: number): Seat => ((index % 6) + 1) as Seat;
