import { getInbox } from "~/lib/api/inbox";
import type { SeatNotice } from "~/lib/api/types";
import { useDeleting } from "~/lib/delete-with-undo";
import { setApiData, useApiQuery } from "~/lib/query";
import { useUserStore } from "~/lib/user/store";

type Notices = readonly SeatNotice[];
const key = ["waiting"] as const;

/** Caches the games the user was added to, as an answer just gave them. */
export const keepNotices = (games: Notices): void => setApiData<Notices>(key, games);

/** Everything that needs an answer: friend requests, invitations, games the user was added to. */
export function useInbox() {
  const friends = useUserStore((state) => state.friends);
  const playgroups = useUserStore((state) => state.playgroups);
  const { data, failed, error, retry } = useApiQuery<Notices>(
    key,
    async (signal) => (await getInbox(signal)).waiting.games,
    // The bell loads it once for all pages, and again when the window gets the focus.
    { staleTime: Number.POSITIVE_INFINITY, refetchOnWindowFocus: "always" },
  );
  const deleting = useDeleting();
  const stays = ({ id }: { id: string }) => !deleting(id);
  const requests = friends.filter((one) => one.status === "incoming" && stays(one));
  const invitations = playgroups.filter((one) => one.status === "invited" && stays(one));
  const games = data?.filter(({ gameId }) => !deleting(gameId)) ?? [];
  return {
    requests,
    invitations,
    games,
    count: requests.length + invitations.length + games.length,
    /** Whether it has loaded. */
    ready: data !== undefined,
    failed,
    error,
    retry,
  };
}
