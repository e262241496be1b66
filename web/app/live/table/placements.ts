import type { EndReason } from "~/lib/api/types";
import type { Board, SeatNo } from "./types";

/** A place for each seat: players still in share the best, then by latest elimination. */
export function suggestedPlacements({ seats }: Board): number[] {
  const stayed = seats.map(({ out }) => out?.sequence ?? Number.POSITIVE_INFINITY);
  return stayed.map((mine) => 1 + stayed.filter((other) => other > mine).length);
}

/** The only player still in the game. */
export function lastStanding({ seats }: Board): SeatNo | null {
  const [first, ...others] = seats.filter(({ out }) => out === null);
  return first && others.length === 0 && seats.length > 1 ? first.seat : null;
}

/** All share first place. */
export function isDraw(placements: readonly number[]): boolean {
  return placements.every((place) => place === 1);
}

/** The seat that is first alone. */
export function soleWinner(placements: readonly number[]): SeatNo | null {
  const first = placements.indexOf(1);
  return first >= 0 && first === placements.lastIndexOf(1) ? first + 1 : null;
}

/** How the last player went out. */
export function suggestedEnd({ seats }: Board): EndReason | null {
  const outs = seats.flatMap(({ out }) => out ?? []);
  // Among players eliminated together the sort keeps seat order, so the last seat counts, as on the server.
  outs.sort((one, other) => one.sequence - other.sequence);
  return outs.at(-1)?.how ?? null;
}

/** Whether these placements are valid: one for each seat, within range, with a winner. */
export function arePlacements(placements: number[], seats: number): boolean {
  const inRange = (place: number) => Number.isInteger(place) && place >= 1 && place <= seats;
  return placements.length === seats && placements.every(inRange) && placements.includes(1);
}
