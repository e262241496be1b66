import type { EndReason } from "~/lib/api/types";
import type { Board } from "./types";

/** A place for each seat: players still in share the best, then by latest elimination. */
export function suggestedPlacements({ seats }: Board): number[] {
  const stayed = seats.map(({ out }) => out?.sequence ?? Number.POSITIVE_INFINITY);
  return stayed.map((mine) => 1 + stayed.filter((other) => other > mine).length);
}

/** How the last player went out. */
export function suggestedEnd({ seats }: Board): EndReason | null {
  const outs = seats.flatMap(({ out }) => out ?? []);
  // Of those who went out together, the one with the highest number, as the server has it.
  outs.sort((one, other) => one.sequence - other.sequence);
  return outs.at(-1)?.how ?? null;
}

/** Whether these can be the places of a table: 1 is the best, and nobody is behind more than there are. */
export function arePlacements(placements: number[], seats: number): boolean {
  const inRange = (place: number) => Number.isInteger(place) && place >= 1 && place <= seats;
  return placements.length === seats && placements.every(inRange) && placements.includes(1);
}
