import { seatColors, seatOfColor } from "~/components/live/seat-color";
import type { Seat } from "~/ui/seat-mark";

/** The color and shape of a game's seats, in the order in which a live table gives them out. */
export const seatLook = (index: number): Seat =>
  seatOfColor[seatColors[index % seatColors.length] ?? "gray"];
