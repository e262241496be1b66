import { useCallback, useEffect, useState } from "react";

type Loaded<T> = { data?: T; failed: boolean };

/** What a page reads for itself: what came, whether it failed, and the way to try again. */
export function useLoad<T>(load: () => Promise<T>): Loaded<T> & { retry: () => void } {
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
  return { ...state, retry };
}
