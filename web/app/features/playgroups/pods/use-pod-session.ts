import { useCallback, useRef } from "react";
import { useDraft } from "~/lib/draft";
import type { PodSession } from "./pod-session";

export interface PodSessionInUse {
  session: PodSession;
  change: (turn: (now: PodSession) => PodSession) => void;
  startOver: () => void;
}

/** Tonight as it is kept; an answer that comes late changes what is there then. */
export function usePodSession(name: string, fresh: PodSession): PodSessionInUse {
  const [session, keep, forget] = useDraft<PodSession>(name, fresh);
  const latest = useRef({ session, keep });
  latest.current = { session, keep };
  const change = useCallback((turn: (now: PodSession) => PodSession) => {
    const next = turn(latest.current.session);
    latest.current.session = next;
    latest.current.keep(next);
  }, []);
  const startOver = () => {
    keep(fresh);
    forget();
  };
  return { session, change, startOver };
}
