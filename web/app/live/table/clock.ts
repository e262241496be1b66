import { sum, timeSince } from "./turns";
import type { SeatNo, Turns } from "./types";

/** A player's clock: the time of all their turns up to now, as the server's clock has it. */
export function clockOf(turns: Turns, seat: SeatNo, now: number): number {
  const own = sum(turns.spells.filter((spell) => spell.seat === seat));
  return own + (turns.spells.at(-1)?.seat === seat ? timeSince(turns.since, now) : 0);
}

/** How long the present turn has taken. */
export function turnClock({ spells, since }: Turns, now: number): number {
  const last = spells.at(-1);
  return last ? last.millis + timeSince(since, now) : 0;
}

/** 0:07, 12:34, 1:02:03. */
export function clockText(millis: number): string {
  const seconds = Math.floor(millis / 1000);
  const two = (number: number) => String(number).padStart(2, "0");
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const rest = two(seconds % 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}
