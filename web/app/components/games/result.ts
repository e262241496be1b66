import type { Game, Seat } from "~/lib/api/types";

type Named = Pick<Seat, "firstname" | "guestName" | "username">;

/** A player's display name outside of a game; deleted players have none. */
export const nameOf = ({ firstname, guestName, username }: Named, deleted = "–"): string =>
  firstname ?? guestName ?? username ?? deleted;

/** Best place first, in turn order where places are shared. */
export const byPlace = <T extends Pick<Seat, "placement" | "seat">>(seats: readonly T[]): T[] =>
  seats.toSorted((a, b) => a.placement - b.placement || a.seat - b.seat);

export const isDraw = (seats: readonly Pick<Seat, "placement">[]): boolean =>
  seats.every(({ placement }) => placement === 1);

export const winnersOf = <T extends Pick<Seat, "placement">>(seats: readonly T[]): T[] =>
  isDraw(seats) ? [] : seats.filter(({ placement }) => placement === 1);

/** Whole minutes the game took, where its start is known. */
export function minutesOf({ startedAt, endedAt }: Pick<Game, "startedAt" | "endedAt">) {
  if (startedAt === null) return null;
  return Math.round((Date.parse(endedAt) - Date.parse(startedAt)) / 60_000);
}
