import type { Seat } from "~/ui/seat-mark";

/** A colour and a shape for each of up to ten seats. */
export const seatLook = (index: number): Seat => ((index % 10) + 1) as Seat;
