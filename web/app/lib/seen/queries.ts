/** Joins the cache of queries (lib/query.ts) and the answers kept on this device. */
import { focusManager, hashKey, type QueryClient, type QueryKey } from "@tanstack/react-query";
import { hasWorker } from "~/lib/build/worker";
import { findAnswer, keepAnswer, seenInstead } from "./answers";
import { isKept } from "./kept";
import { isSeen, markFresh, markSeen, onShown, seenAt } from "./shown";

/** A network that takes longer may take forever: what was last seen is shown meanwhile. In milliseconds. */
const patience = 2_500;
/** How long the app takes to start at most, in milliseconds. */
const start = 5_000;
/** Between two tries while something is as last seen. */
const pause = 30_000;

/** The user whose answer it is, if it is one that is kept. */
const keeperOf = (queryKey: QueryKey): string | undefined => {
  const user = queryKey.at(-1);
  return isKept(queryKey) && typeof user === "string" ? user : undefined;
};

interface Pages {
  pages: unknown[];
  pageParams: unknown[];
}

const isPages = (data: unknown): data is Pages =>
  typeof data === "object" && data !== null && "pages" in data && "pageParams" in data;

/** Of a long list, the beginning. */
const beginning = (data: unknown): unknown =>
  isPages(data) ? { pages: data.pages.slice(0, 1), pageParams: data.pageParams.slice(0, 1) } : data;

/** Keeps what comes, also as a change left it. What is as last seen is read again when the network may be back. */
export function keepQueries(client: QueryClient, rereadSeen: () => void): void {
  client.getQueryCache().subscribe((event) => {
    if (event.type !== "updated" || event.action.type !== "success") return;
    const { queryKey, queryHash, state } = event.query;
    const user = keeperOf(queryKey);
    if (user && !isSeen(queryHash))
      keepAnswer(user, queryHash, beginning(state.data), state.dataUpdatedAt);
  });
  const retry = () => {
    if (seenAt() !== null) rereadSeen();
  };
  // TanStack's own takes it for online at the start, and would not notice the change.
  globalThis.addEventListener?.("online", retry);
  focusManager.subscribe((focused) => {
    if (focused) retry();
  });
  let timer: ReturnType<typeof setInterval> | undefined;
  onShown(() => {
    if (seenAt() === null) {
      clearInterval(timer);
      timer = undefined;
    } else timer ??= setInterval(retry, pause);
  });
}

/** While the app starts from this device, it need not wait for the network to show something. */
const isStarting = () => hasWorker() && performance.now() < start;

async function fresh<T>(queryKey: QueryKey, read: () => Promise<T>): Promise<T> {
  const answer = await read();
  markFresh(hashKey(queryKey));
  return answer;
}

/** Reads an answer; where the server is away and nothing is on show yet, it is the one last seen. */
export async function readOrSeen<T>(
  client: QueryClient,
  queryKey: QueryKey,
  read: () => Promise<T>,
): Promise<T> {
  const user = keeperOf(queryKey);
  const isEmpty = () => client.getQueryData(queryKey) === undefined;
  if (!user || !isEmpty()) return fresh(queryKey, read);
  const name = hashKey(queryKey);
  let done = false;
  const show = async (marked: boolean) => {
    const seen = await findAnswer(user, name);
    if (!seen || done) return;
    if (marked) markSeen(name, seen.at);
    if (isEmpty()) client.setQueryData(queryKey, seen.data, { updatedAt: seen.at });
  };
  if (isStarting()) void show(false);
  const slow = setTimeout(() => void show(true), patience);
  try {
    return await fresh(queryKey, read);
  } catch (error) {
    const seen = await seenInstead(error, user, name);
    return (isPages(seen) ? seen.pages[0] : seen) as T;
  } finally {
    done = true;
    clearTimeout(slow);
  }
}
