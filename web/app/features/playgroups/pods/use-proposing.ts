import { useEffect, useState } from "react";
import type { FieldMessages } from "~/components/seating/errors";
import { ApiError } from "~/lib/api/errors";
import { makePods } from "~/lib/api/playgroups";
import { showError } from "~/lib/api/show-error";
import { useAction } from "~/lib/use-action";
import { current, judged, type PodSession, podsBody, proposed } from "./pod-session";
import type { PodSessionInUse } from "./use-pod-session";

/** Asks for pods; what the server finds wrong is said beside it. */
export function useProposing(id: string, { change }: PodSessionInUse) {
  const [errors, setErrors] = useState<FieldMessages>({});
  const { run: propose, busy } = useAction(
    async (asked: PodSession) => {
      setErrors({});
      const answer = await makePods(id, podsBody(asked, false));
      // Drop the answer if the list of players has changed meanwhile.
      change((now) => (now.people === asked.people ? proposed(asked, answer) : now));
    },
    (error) => {
      const told = error instanceof ApiError && Object.keys(error.fieldMessages).length > 0;
      if (told) setErrors(error.fieldMessages);
      else showError(error);
    },
  );
  return { busy, errors, propose };
}

/** Evaluates pods changed by hand; returns whether that failed. */
export function useJudging(id: string, { session, change }: PodSessionInUse) {
  const [failed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  const now = current(session);
  const unseen = now && !now.said ? JSON.stringify(now.pods) : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each arrangement and try.
  useEffect(() => {
    if (!unseen || !now) return;
    let wanted = true;
    setFailed(false);
    makePods(id, podsBody(session, true)).then(
      (said) => change((later) => judged(later, now.pods, said)),
      () => wanted && setFailed(true),
    );
    return () => {
      wanted = false;
    };
  }, [unseen, tries]);
  return { failed: failed && unseen !== null, retry: () => setTries(tries + 1) };
}
