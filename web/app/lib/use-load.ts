import { useCallback, useEffect, useState } from "react";

type Loaded<T> = { data?: T; failed: boolean };
type Reading<T> = Loaded<T> & {
  retry: () => void;
  /** Reads again and leaves on show what is there, also where that fails. */
  refresh: () => Promise<void>;
};

/** What a page reads for itself: what came, whether it failed, and the way to try again. */
export function useLoad<T>(load: () => Promise<T>): Reading<T> {
  const [state, setState] = useState<Loaded<T>>({ failed: false });
  const retry = useCallback(() => {
    let wanted = true;
    setState({ failed: false });
    load().then(
      (data) => wanted && setState({ data, failed: false }),
      () => wanted && setState({ failed: true }),
    );
    return () => {
      wanted = false;
    };
  }, [load]);
  useEffect(retry, [retry]);
  const refresh = () => load().then((data) => setState({ data, failed: false }), console.error);
  return { ...state, retry, refresh };
}
