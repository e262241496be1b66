import { namesApart } from "~/components/people/names";
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

interface Player {
  userId: string | null;
  guestName: string | null;
}

interface Person {
  id: string;
  username: string;
  firstname: string;
}

/** What the player of each seat is called: by first name, and by username too where two would be called the same. */
export function seatNames(
  seats: readonly Player[],
  people: readonly Person[],
  deleted: string,
): string[] {
  const players = seats.map(({ userId, guestName }) => {
    const person = people.find(({ id }) => id === userId);
    const name = guestName ?? (person?.firstname || person?.username) ?? deleted;
    return { name, username: person?.username };
  });
  return namesApart(players);
}
