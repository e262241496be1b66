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
  // Among players eliminated together the sort keeps seat order, so the last seat counts, as on the server.
  outs.sort((one, other) => one.sequence - other.sequence);
  return outs.at(-1)?.how ?? null;
}

/** Whether these placements are valid: one for each seat, within range, with a winner. */
export function arePlacements(placements: number[], seats: number): boolean {
  const inRange = (place: number) => Number.isInteger(place) && place >= 1 && place <= seats;
  return placements.length === seats && placements.every(inRange) && placements.includes(1);
}
