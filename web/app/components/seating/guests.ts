import type { Pod } from "~/lib/api/types";
import { folded } from "~/lib/text";

/** The guests of these tables, each once, those of the last table first. */
export function guestsOf(pods: readonly Pod[]): string[] {
  const names = pods.flatMap(({ seats }) => seats.map(({ guestName }) => guestName));
  const once = new Map<string, string>();
  for (const name of names) {
    if (name !== null && !once.has(folded(name))) once.set(folded(name), name);
  }
  return [...once.values()];
}

/** Earlier guests who fit what is typed and are not at the table yet. */
export function guestsToOffer(
  guests: readonly string[],
  typed: string,
  seats: readonly { name: string }[],
): string[] {
  const seated = new Set(seats.map(({ name }) => folded(name)));
  const wanted = folded(typed.trim());
  return guests.filter((name) => !seated.has(folded(name)) && folded(name).includes(wanted));
}
