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

/** The color and shape of a game's seats, in the order in which a live table gives them out. */
export const seatLook = (index: number): Seat =>
  seatOfColor[seatColors[index % seatColors.length] ?? "gray"];

/** A seat's display name: a guest's name, or the user's current username. */
export function seatName(
  { userId, guestName }: { userId: string | null; guestName: string | null },
  people: readonly { id: string; username: string }[],
  deleted: string,
): string {
  return guestName ?? people.find((person) => person.id === userId)?.username ?? deleted;
}
