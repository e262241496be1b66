import { useEffect, useRef, useState } from "react";
import { parseCards } from "~/lib/api/decks";
import type { CardList, CardListProblem } from "~/lib/api/types";

/** How long typing rests before it is read. */
const pause = 400;
/** Nobody types as many characters at once: this was pasted, dropped or taken from a file. */
const pasted = 20;

/** What the server reads in a list. */
export interface ListReading {
  list: CardList | null;
  problems: CardListProblem[];
  /** Why it could not be read, if so. */
  error: unknown;
  /** The text has changed since. */
  busy: boolean;
}

interface Parsed extends Omit<ListReading, "busy"> {
  of: string;
}

const nothing: Parsed = { of: "", list: null, problems: [], error: null };

/** Reads a list at each pause in typing, and what is pasted at once; the last reading stays meanwhile. */
export function useParsed(text: string): ListReading {
  const [parsed, setParsed] = useState(nothing);
  const before = useRef("");
  useEffect(() => {
    const atOnce = Math.abs(text.length - before.current.length) >= pasted;
    before.current = text;
    if (!text.trim()) return;
    let wanted = true;
    const timer = setTimeout(
      async () => {
        const read = await parseCards(text).catch((error: unknown) => ({ error }));
        // What was read before an answer got lost is still true of most of the text.
        if (wanted) setParsed((last) => ({ ...last, error: null, ...read, of: text }));
      },
      atOnce ? 0 : pause,
    );
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [text]);
  if (!text.trim()) return { ...nothing, busy: false };
  return { ...parsed, busy: parsed.of !== text };
}
