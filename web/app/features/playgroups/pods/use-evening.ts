import { useCallback, useRef } from "react";
import { useDraft } from "~/lib/draft";
import type { Evening } from "./evening";

export interface EveningInUse {
  evening: Evening;
  change: (turn: (now: Evening) => Evening) => void;
  startOver: () => void;
}

/** Tonight as it is kept; an answer that comes late changes what is there then. */
export function useEvening(name: string, fresh: Evening): EveningInUse {
  const [evening, keep, forget] = useDraft<Evening>(name, fresh);
  const latest = useRef({ evening, keep });
  latest.current = { evening, keep };
  const change = useCallback((turn: (now: Evening) => Evening) => {
    const next = turn(latest.current.evening);
    latest.current.evening = next;
    latest.current.keep(next);
  }, []);
  const startOver = () => {
    keep(fresh);
    forget();
  };
  return { evening, change, startOver };
}
