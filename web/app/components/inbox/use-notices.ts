import { serverNow } from "~/lib/api/clock";
import { getInbox } from "~/lib/api/inbox";
import type { SeatNotice } from "~/lib/api/types";
import { useDeleting } from "~/lib/delete-with-undo";
import { setApiData, useApiQuery } from "~/lib/query";

type Notices = readonly SeatNotice[];
const key = ["waiting"] as const;

/** In milliseconds: 30 days. */
const contestable = 30 * 24 * 60 * 60_000;

/** Caches the games the user was added to, as an answer just gave them. */
export const keepNotices = (games: Notices): void => setApiData<Notices>(key, games);

/** Games that others recorded with the user in the last 30 days; they count without an answer. */
export function useNotices() {
  const { data, failed, error, retry } = useApiQuery<Notices>(
    key,
    async (signal) => (await getInbox(signal)).waiting.games,
  );
  const deleting = useDeleting();
  const since = serverNow() - contestable;
  const notices = data?.filter(
    ({ gameId, putAt }) => Date.parse(putAt) > since && !deleting(gameId),
  );
  return { notices, failed, error, retry };
}
