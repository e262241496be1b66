import { useEffect, useState } from "react";
import { parseCards } from "~/lib/api/decks";
import type { CardList, CardListProblem } from "~/lib/api/types";

const pause = 400;

interface Parsed {
  of: string;
  list: CardList | null;
  problems: CardListProblem[];
  failed: boolean;
}

const nothing: Parsed = { of: "", list: null, problems: [], failed: false };

/** The server's reading of a list, requested at each pause in typing; the last answer stays meanwhile. */
export function useParsed(text: string): Parsed & { busy: boolean } {
  const [parsed, setParsed] = useState(nothing);
  useEffect(() => {
    if (!text.trim()) return;
    let wanted = true;
    const timer = setTimeout(async () => {
      const read = await parseCards(text).then(
        (answer) => ({ ...answer, of: text, failed: false }),
        () => ({ ...nothing, of: text, failed: true }),
      );
      if (wanted) setParsed(read);
    }, pause);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [text]);
  if (!text.trim()) return { ...nothing, busy: false };
  return { ...parsed, busy: parsed.of !== text };
}
