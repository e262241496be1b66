import { useCallback, useEffect, useRef, useState } from "react";

interface Loaded<T> {
  data?: T | undefined;
  failed: boolean;
  /** Why it failed. */
  error?: unknown;
}
interface Held<T> extends Loaded<T> {
  /** What was read, and by which reading. */
  of: () => Promise<T>;
  turn: number;
}
type Reading<T> = Loaded<T> & {
  retry: () => void;
  /** Reads again and leaves on show what is there, also where that fails. */
  refresh: () => Promise<void>;
  /** Shows it as an answer to something else has just given it. */
  show: (data: T) => void;
};

/** What a page reads for itself: what came, whether it failed, and the way to try again. */
export function useLoad<T>(load: () => Promise<T>): Reading<T> {
  const [held, setHeld] = useState<Held<T>>({ of: load, turn: 0, failed: false });
  const turns = useRef(0);
  const nextTurn = useCallback(() => {
    turns.current += 1;
    const turn = turns.current;
    // A late answer may belong to another page or to older filters: a newer one is not replaced by it.
    const keep = (got: Loaded<T>) =>
      setHeld((now) => (now.of === load && turn >= now.turn ? { ...got, of: load, turn } : now));
    return { turn, keep };
  }, [load]);

  const retry = useCallback(() => {
    const { turn, keep } = nextTurn();
    setHeld({ of: load, turn, failed: false });
    load().then(
      (data) => keep({ data, failed: false }),
      (error: unknown) => keep({ failed: true, error }),
    );
  }, [load, nextTurn]);
  useEffect(retry, [retry]);

  const refresh = () => {
    const { keep } = nextTurn();
    return load().then((data) => keep({ data, failed: false }), console.error);
  };
  const show = (data: T) => nextTurn().keep({ data, failed: false });
  // What was read for another `load` is not shown as this one's, not even for one render.
  const shown: Loaded<T> = held.of === load ? held : { failed: false };
  const { data, failed, error } = shown;
  return { data, failed, error, retry, refresh, show };
}
