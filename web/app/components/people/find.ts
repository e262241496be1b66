import { folded } from "~/lib/text";

/** A list this long is searched rather than read. */
export const searchedFrom = 9;

/** Those whose names have all the words that were typed, in any order. */
export function named<T extends { firstname: string; username: string }>(
  people: readonly T[],
  wanted: string,
): T[] {
  const words = folded(wanted).split(/\s+/).filter(Boolean);
  return people.filter(({ firstname, username }) => {
    const name = folded(`${firstname} ${username}`);
    return words.every((word) => name.includes(word));
  });
}
