import { useCallback, useState } from "react";
import { ApiError } from "~/lib/api/errors";
import { useLoad } from "~/lib/use-load";

const nothing = (error: unknown): null => {
  if (error instanceof ApiError && error.status === 404) return null;
  throw error;
};

/** The one thing a page shows and changes. `gone`: not there, or not mine to know. */
export function useHeld<T extends object>(load: () => Promise<T>) {
  const { data, failed, error, retry } = useLoad<T | null>(
    useCallback(() => load().catch(nothing), [load]),
  );
  const [changed, setChanged] = useState<{ of: typeof load; value: T }>();
  const value = changed?.of === load ? changed.value : data;
  return {
    value: value ?? undefined,
    /** In part, on top of whatever was changed meanwhile. */
    change: (part: Partial<T>) =>
      setChanged((before) => {
        const now = before?.of === load ? before.value : data;
        return now ? { of: load, value: { ...now, ...part } } : before;
      }),
    gone: value === null,
    failed,
    error,
    /** Reads it anew, whatever was changed here. */
    retry: () => {
      setChanged(undefined);
      retry();
    },
  };
}
