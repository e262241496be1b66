import { ApiError } from "~/lib/api/errors";
import { type ApiKey, useApiQuery } from "~/lib/query";

const nothing = (error: unknown): null => {
  if (error instanceof ApiError && error.status === 404) return null;
  throw error;
};

/** The one thing a page shows and changes. `gone`: it does not exist, or the user may not know it. */
export function useEntity<T extends object>(
  key: ApiKey,
  read: (signal: AbortSignal) => Promise<T>,
) {
  const { data, failed, error, retry, refresh, show } = useApiQuery<T | null>(key, (signal) =>
    read(signal).catch(nothing),
  );
  return {
    value: data ?? undefined,
    /** A partial change on top of the current value. */
    change: (part: Partial<T>) => show((now) => now && { ...now, ...part }),
    gone: data === null,
    failed,
    error,
    /** Reads it again and drops local changes. */
    retry,
    /** Reads it again and leaves on show what is there. */
    refresh,
  };
}
