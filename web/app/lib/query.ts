/** What pages read from the server, over TanStack Query: the cache, its keys, and the hook that reads. */
import {
  focusManager,
  hashKey,
  keepPreviousData,
  notifyManager,
  type Query,
  QueryClient,
  type QueryFilters,
  type QueryKey,
  type Updater,
  useQuery,
} from "@tanstack/react-query";
import { mayWorkLater } from "~/lib/api/away";
import { readOrSeen } from "~/lib/seen/read";
import { isMarked, useShows } from "~/lib/seen/shown";
import { onChanged } from "~/lib/signals/changes";
import { useUserStore } from "~/lib/user/store";

/** The signals after which it is read again (null for none), then what it is and of what. */
export type ApiKey = readonly [signals: string | readonly string[] | null, ...what: unknown[]];

// An answer is on the page in the turn in which it came.
notifyManager.setScheduler(queueMicrotask);

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // A failure is shown with a button; signals say when something has changed or the connection is back.
      retry: false,
      // A part that comes later shows the failure too: trying again would take away what the others show of it.
      retryOnMount: false,
      networkMode: "always",
      // Data lives as long as its page, unless it says otherwise.
      gcTime: 0,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    },
  },
});

// Refetch when the window gets the focus again.
queryClient.mount();

/** The key with its reader: another who signs in reads for themselves. */
const withReader = (key: ApiKey, me: string | undefined): QueryKey => [...key, me];
export const useKey = (key: ApiKey): QueryKey =>
  withReader(
    key,
    useUserStore((state) => state.userData?.id),
  );

/** Reads again; an answer that is under way may have been read before the change. */
export async function reread(filters: QueryFilters): Promise<void> {
  const { predicate: concerns = () => true } = filters;
  // Who waits for an answer that is replaced gets the new one; with a cancelled one they would get what was there before.
  const isReplaced = (query: Query) => query.isActive() && query.state.data !== undefined;
  await queryClient.cancelQueries({
    ...filters,
    predicate: (query) => concerns(query) && !isReplaced(query),
  });
  await queryClient.invalidateQueries(filters);
}

onChanged((changed) => {
  void reread({
    predicate: ({ queryKey: [signals], state }) =>
      [signals ?? []].flat().some((name) => !changed || changed.includes(String(name))) ||
      // The connection is back: what failed meanwhile may work now.
      (!changed && state.status === "error"),
  });
});

/** Reads again what could not be read or refreshed, when the server may be back. */
export const retryFailed = (): void =>
  void reread({
    predicate: ({ queryHash, state: { error } }) => isMarked(queryHash) || mayWorkLater(error),
  });

// Visitors who aren't signed in get no signals. TanStack's own listener takes it for online at the start, and would not
// notice the change. On the server there is no window.
globalThis.addEventListener?.("online", retryFailed);
focusManager.subscribe((focused) => focused && retryFailed());

/** Cancels a request under way, whose answer may be older than the change. */
export function put<T>(queryKey: QueryKey, update: Updater<T | undefined, T | undefined>): void {
  const exact = { queryKey, exact: true };
  void queryClient.cancelQueries(exact);
  // The rest of the answer is as old as before.
  const updatedAt = queryClient.getQueryState(queryKey)?.dataUpdatedAt;
  const options = updatedAt ? { updatedAt } : undefined;
  // There was no answer yet to change.
  if (queryClient.setQueryData<T>(queryKey, update, options) === undefined) void reread(exact);
}

/** Shows something read by a key as it is after a change. */
export const setApiData = <T>(key: ApiKey, update: Updater<T | undefined, T | undefined>): void =>
  put(withReader(key, useUserStore.getState().userData?.id), update);

/** After a change that shows in many places: who comes back to a list does not see it as it was, not for a moment. */
export const forgetInactive = (): void => queryClient.removeQueries({ type: "inactive" });

interface ReadOptions {
  /** Leaves the last answer on show, as `outdated`, while other filters are read. */
  keepPrevious?: boolean;
  /** How long it stays in memory, and how long it is taken for fresh; in milliseconds. */
  gcTime?: number;
  staleTime?: number;
  /** "always": also when the window gets the focus again. */
  refetchOnWindowFocus?: "always";
}

/** For what several parts of a page read, some of which come later: they share one answer. */
export const shared: ReadOptions = { staleTime: 10_000 };

/** A page's query: its data, whether it failed without any, and a retry. */
export function useApiQuery<T>(
  key: ApiKey,
  read: (signal: AbortSignal) => Promise<T>,
  { keepPrevious = false, ...options }: ReadOptions = {},
) {
  const queryKey = useKey(key);
  useShows(hashKey(queryKey));
  const { data, isLoadingError, isPlaceholderData, error, refetch } = useQuery(
    {
      queryKey,
      queryFn: ({ signal }) => readOrSeen(queryClient, queryKey, () => read(signal)),
      placeholderData: keepPrevious ? keepPreviousData : undefined,
      ...options,
    },
    queryClient,
  );
  return {
    data,
    failed: isLoadingError,
    error,
    outdated: isPlaceholderData,
    /** Starts over without the current data. */
    retry: () => void queryClient.resetQueries({ queryKey, exact: true }),
    /** Reads again and leaves on show what is there, also where that fails. */
    refresh: () => refetch(),
    /** Shows it as it is after a change. */
    show: (update: Updater<T | undefined, T | undefined>) => put(queryKey, update),
  };
}
