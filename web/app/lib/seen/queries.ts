/** Joins the cache of queries and the answers kept on this device. */
import { hashKey, type Query, type QueryKey } from "@tanstack/react-query";
import { queryClient, retryFailed } from "~/lib/query";
import { findAnswer, keepAnswer, seenInstead } from "./answers";
import { keepFormats } from "./formats";
import { isKept } from "./kept";
import { markLists } from "./lists";
import { isSeen, markSeen, onShown, seenAt } from "./shown";

/** Between two tries while something could not be refreshed, in milliseconds. */
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

function keep({ queryKey, queryHash, state: { data, dataUpdatedAt } }: Query): void {
  const user = keeperOf(queryKey);
  if (user && data !== undefined && !isSeen(queryHash))
    keepAnswer(user, queryHash, beginning(data), dataUpdatedAt);
}

/** While something on show is outdated, tries again at intervals. */
function retryOutdated(): void {
  let timer: ReturnType<typeof setInterval> | undefined;
  const watch = () => {
    if (seenAt() === null) {
      clearInterval(timer);
      timer = undefined;
    } else timer ??= setInterval(retryFailed, pause);
  };
  onShown(watch);
  watch();
}

let keeping = false;

/** Keeps what has come and what comes, also as a change left it. */
export function keepQueries(): void {
  if (keeping) return;
  keeping = true;
  const cache = queryClient.getQueryCache();
  for (const query of cache.getAll()) keep(query);
  cache.subscribe((event) => {
    if (event.type === "updated" && event.action.type === "success") keep(event.query);
  });
  keepFormats();
  markLists();
  retryOutdated();
}

/** Shows what was last seen of something that nothing is on show of yet; `marked`, the notice says so. */
export async function showSeen(
  queryKey: QueryKey,
  marked: boolean,
  isDone: () => boolean,
): Promise<void> {
  const user = keeperOf(queryKey);
  const name = hashKey(queryKey);
  const seen = user && (await findAnswer(user, name));
  if (!seen || isDone()) return;
  if (marked) markSeen(name, seen.at, true);
  if (queryClient.getQueryData(queryKey) === undefined)
    queryClient.setQueryData(queryKey, seen.data, { updatedAt: seen.at });
}

/** The answer last seen, of a list its first page; throws the error where there is none. */
export async function seenPage(error: unknown, queryKey: QueryKey): Promise<unknown> {
  const user = keeperOf(queryKey);
  if (!user) throw error;
  const seen = await seenInstead(error, user, hashKey(queryKey));
  return isPages(seen) ? seen.pages[0] : seen;
}
