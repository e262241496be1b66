import { hashKey, useInfiniteQuery } from "@tanstack/react-query";
import { type ApiKey, put, queryClient, useKey } from "./query";
import { readOrSeen } from "./seen/read";
import { useShows } from "./seen/shown";

interface Page {
  /** The cursor of the next page; null after the last. */
  next: number | null;
}

/** The same at every render, as pages that were read are. */
const noPages: never[] = [];

/** Coming back to a list within this time keeps its loaded pages. */
const pagesKept = 10 * 60_000;

/** A list read page by page, on show at once for who comes back to it. */
export function useApiPages<P extends Page>(
  key: ApiKey,
  read: (cursor: number | null, signal: AbortSignal) => Promise<P>,
) {
  const queryKey = useKey(key);
  useShows(hashKey(queryKey));
  const { data, isFetching, isError, error, hasNextPage, fetchNextPage, refetch } =
    useInfiniteQuery(
      {
        queryKey,
        queryFn: ({ pageParam, signal }) =>
          readOrSeen(queryClient, queryKey, () => read(pageParam, signal)),
        initialPageParam: null as number | null,
        getNextPageParam: ({ next }) => next,
        gcTime: pagesKept,
        // One that could not be read is not kept either.
        retryOnMount: true,
      },
      queryClient,
    );
  const status = isFetching ? "loading" : isError ? "failed" : "ready";
  return {
    /** Those read so far, in order. */
    pages: data?.pages ?? noPages,
    /** Of the last reading; pages read before stay on show while it runs or when it fails. */
    status: status as "loading" | "ready" | "failed",
    error,
    /** Nothing comes after what is there. */
    done: data !== undefined && !hasNextPage,
    /** Reads the next page, or the first one again where none could be read. */
    more: () => {
      if (!isFetching) void (data ? fetchNextPage() : refetch());
    },
    /** Changes what is there before the server says so. */
    change: (change: (page: P) => P) =>
      put<typeof data>(queryKey, (now) => now && { ...now, pages: now.pages.map(change) }),
  };
}

export type Paged<P extends Page> = ReturnType<typeof useApiPages<P>>;
