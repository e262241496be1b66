import { useEffect, useState } from "react";
import { useMessages } from "~/lib/i18n";
import { useApiQuery } from "~/lib/query";
import type { Found, FullHit, ServerSource } from "./hit";
import { rankOf, wordsOf } from "./match";
import { searchMessages } from "./messages";
import { recentHits } from "./recent";
import { games } from "./sources/games";
import { notes } from "./sources/notes";
import { firstGroups, type Group, knownGroups, useKnown } from "./use-known";

/** How long typing must pause before the server is asked. */
const pause = 250;

/** The text as it was when typing last paused; an empty one at once. */
function usePaused(typed: string): string {
  const [paused, setPaused] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(typed), typed ? pause : 0);
    return () => clearTimeout(timer);
  }, [typed]);
  return paused;
}

const nothing: Found = { hits: [], more: false };

interface Asking {
  /** Empty before there is a word in it. */
  typed: string;
  words: readonly string[];
  /** What the server is asked for: what was typed when typing last paused. */
  asked: string;
}

/** What one kind has on the server for what was typed. */
function useFound({ kind, read, all }: ServerSource, { typed, words, asked }: Asking) {
  const { t } = useMessages(searchMessages);
  const answer = useApiQuery(
    [null, "search", kind, asked],
    async (signal) => (asked ? read(asked, signal) : nothing),
    { keepPrevious: true },
  );
  const outdated = answer.outdated || asked !== typed;
  const { hits, more } = answer.data ?? nothing;
  // The last answer stays on show while the next is awaited, as far as it is one to these words too.
  const fitting = outdated ? hits.filter((hit) => rankOf(hit, words) !== null) : hits;
  const rest: FullHit = {
    kind,
    key: `${kind}:rest`,
    path: all(typed),
    title: t(`all.${kind}`, { words: typed }),
    isRest: true,
  };
  const group: Group = { heading: kind, hits: more && !outdated ? [...fitting, rest] : fitting };
  return {
    group,
    waiting: outdated || (answer.data === undefined && !answer.failed),
    failed: answer.failed && !outdated,
    error: answer.error,
    retry: answer.retry,
  };
}

/** Everything that fits what was typed: what this device knows at once, the rest when the server has answered. */
export function useSearch(text: string) {
  const words = wordsOf(text);
  const typed = words.length > 0 ? text.trim() : "";
  const asking = { typed, words, asked: usePaused(typed) };
  const known = useKnown();
  const [recent] = useState(recentHits);
  const found = [useFound(games, asking), useFound(notes, asking)];
  const failed = found.filter((one) => one.failed);
  // What the server finds comes below, so that nothing moves away from under a finger when it comes.
  const groups = typed
    ? [...knownGroups(known, words), ...found.map(({ group }) => group)]
    : firstGroups(known, recent);
  return {
    typed,
    groups: groups.filter(({ hits }) => hits.length > 0),
    waiting: typed !== "" && found.some(({ waiting }) => waiting),
    failed: typed !== "" && failed.length > 0,
    error: failed[0]?.error,
    retry: () => {
      for (const one of failed) one.retry();
    },
  };
}
