import { getInbox } from "~/lib/api/inbox";
import type { SeatNotice } from "~/lib/api/types";
import { useDeleting } from "~/lib/delete-with-undo";
import { setApiData, useApiQuery } from "~/lib/query";

type Notices = readonly SeatNotice[];
const key = ["waiting"] as const;

/** Caches the games the user was added to, as an answer just gave them. */
export const keepNotices = (games: Notices): void => setApiData<Notices>(key, games);

/** Games that others lately recorded with the user; they count without an answer. */
export function useNotices() {
  const { data, failed, error, retry } = useApiQuery<Notices>(
    key,
    async (signal) => (await getInbox(signal)).waiting.games,
  );
  const deleting = useDeleting();
  const notices = data?.filter(({ gameId }) => !deleting(gameId));
  return { notices, failed, error, retry };
}
