import type { Pods, Said } from "./pod-session";

/** The quality of an arrangement in numbers, for a text to use. */
export interface Worth {
  /** How much more even it is than chance: 0.38 for 38 %; null where there is nothing to choose. */
  gain: number | null;
  /** The widest distance of two ratings in one pod. */
  spread: number;
  /** The same of brackets; null where none are known. */
  brackets: number | null;
  /** Pairs at one table that have not met of late, and all of them. */
  newPairs: number;
  pairs: number;
}

export const pairsOf = (people: number): number => (people * (people - 1)) / 2;

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

export function worthOf({ pods: facts, cost, chance }: Said, pods: Pods): Worth {
  const widths = facts.flatMap(({ brackets }) =>
    brackets ? Math.max(...brackets) - Math.min(...brackets) : [],
  );
  return {
    gain: pods.length < 2 ? null : chance > 0 ? 1 - cost / chance : 0,
    spread: Math.max(0, ...facts.map(({ spread }) => spread)),
    brackets: widths.length > 0 ? Math.max(...widths) : null,
    newPairs: sum(facts.map(({ newPairs }) => newPairs)),
    pairs: sum(pods.map((pod) => pairsOf(pod.length))),
  };
}
