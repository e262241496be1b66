/** How queries read (lib/query.ts): from the server, or where it is away, as last seen. */
import { hashKey, type QueryClient, type QueryKey } from "@tanstack/react-query";
import { isAway, mayWorkLater } from "~/lib/api/away";
import { hasWorker } from "~/lib/build/newer";
import { later } from "~/lib/on-demand";
import { isMarked, markFresh, markOutdated } from "./shown";

const bringQueries = later(() => import("./queries"));

/** A network that takes longer may take forever: what was last seen is shown meanwhile. In milliseconds. */
const patience = 2_500;
/** How long the app takes to start at most, in milliseconds. */
const start = 5_000;

/** While the app starts from this device, it need not wait for the network to show something. */
const isStarting = () => hasWorker() && performance.now() < start;

async function seenInstead(error: unknown, queryKey: QueryKey): Promise<unknown> {
  const queries = await bringQueries().catch(() => null);
  if (!queries) throw error;
  return queries.seenPage(error, queryKey);
}

/** Reads an answer; where the server is away and nothing is on show yet, it is the one last seen. */
export async function readOrSeen<T>(
  client: QueryClient,
  queryKey: QueryKey,
  read: () => Promise<T>,
): Promise<T> {
  const name = hashKey(queryKey);
  const before = client.getQueryState(queryKey);
  const empty = before?.data === undefined;
  // Whether the next page loads says nothing about the pages on show.
  const isNextPage = before?.fetchMeta?.fetchMore !== undefined;
  // A mark outlives its query; nothing is on show yet that it could be about.
  if (empty) markFresh(name);
  let done = false;
  const show = async (marked: boolean) => {
    const { showSeen } = await bringQueries();
    await showSeen(queryKey, marked, () => done);
  };
  // Without what was seen, the page waits for the network.
  const tryToShow = (marked: boolean) => void show(marked).catch(() => undefined);
  if (empty && isStarting()) tryToShow(false);
  const slow = empty ? setTimeout(tryToShow, patience, true) : undefined;
  try {
    const answer = await read();
    if (!isNextPage) markFresh(name);
    return answer;
  } catch (error) {
    // While the network was slow, what was last seen may have come on show.
    const isShown = !empty || isMarked(name);
    if (isShown && !isNextPage && mayWorkLater(error))
      markOutdated(name, before?.dataUpdatedAt ?? 0);
    if (!empty || !isAway(error)) throw error;
    return (await seenInstead(error, queryKey)) as T;
  } finally {
    done = true;
    clearTimeout(slow);
  }
}
