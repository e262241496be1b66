import { folded } from "~/lib/text";

/** As it is compared: punctuation counts no more than case and accents do; signs such as emoji do. */
const plain = (text: string): string =>
  folded(text)
    .replace(/[\p{P}\p{Z}\p{Cc}]+/gu, " ")
    .trim();

/** The words that were typed, as they are compared. */
export const wordsOf = (typed: string): string[] => plain(typed).split(" ").filter(Boolean);

interface Named {
  title: string;
  also?: string;
}

const begins = (text: string, word: string): boolean => ` ${text}`.includes(` ${word}`);

/** A letter or two are in the midst of nearly every text. */
const holds = (text: string, word: string): boolean =>
  word.length > 2 ? text.includes(word) : begins(text, word);

/** How well the words fit, 0 best: the beginning of its title, then of words in it, then anything; null: not all do. */
export function rankOf({ title, also = "" }: Named, words: readonly string[]): number | null {
  const name = plain(title);
  if (name.startsWith(words.join(" "))) return 0;
  if (words.every((word) => begins(name, word))) return 1;
  if (words.every((word) => name.includes(word))) return 2;
  const all = `${name} ${plain(also)}`;
  return words.every((word) => holds(all, word)) ? 3 : null;
}

/** Those that fit, the best first; among equals as they were. */
export const ranked = <T extends Named>(
  things: readonly T[],
  words: readonly string[],
): { thing: T; rank: number }[] =>
  things
    .flatMap((thing) => {
      const rank = rankOf(thing, words);
      return rank === null ? [] : { thing, rank };
    })
    .toSorted((a, b) => a.rank - b.rank);
