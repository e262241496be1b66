import { useEffect } from "react";
import { create } from "zustand";
import type { SeatNotice } from "~/lib/api/types";
import { getWaiting } from "~/lib/api/waiting";
import { useLeaving } from "~/lib/leaving";
import { useChanged } from "~/lib/signals/use-changed";
import { isAuthenticated, useUserStore } from "~/lib/user/store";

interface Notices {
  /** Whose they are: another who signs in begins with none. */
  userId: string | null;
  /** Null until they are there. */
  games: readonly SeatNotice[] | null;
  failed: boolean;
  /** Why that was. */
  error?: unknown;
}

const useNotices = create<Notices>()(() => ({ userId: null, games: null, failed: false }));
const me = () => useUserStore.getState().userData?.id ?? null;

/** The games somebody put me in, as an answer has just given them. */
export const keepNotices = (games: readonly SeatNotice[]): void =>
  useNotices.setState({ userId: me(), games, failed: false, error: undefined });

/** Reads them again; what is there stays on show meanwhile. */
export async function loadNotices(): Promise<void> {
  const userId = me();
  try {
    const { waiting } = await getWaiting();
    if (userId === me()) keepNotices(waiting.games);
  } catch (error) {
    console.error("Failed to fetch what waits", error);
    useNotices.setState({ userId, failed: true, error });
  }
}

/** Keeps what waits fresh while somebody is signed in and looking; once, in the frame of the app. */
export function useFreshNotices(): void {
  const signedIn = useUserStore(isAuthenticated);
  useChanged("waiting", () => void (signedIn && loadNotices()));
  useEffect(() => {
    if (!signedIn) return;
    const look = () => document.visibilityState === "visible" && void loadNotices();
    look();
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [signedIn]);
}

/** All that asks for my answer: friend requests, invitations, games somebody put me in. */
export function useWaitingForMe() {
  const friends = useUserStore((state) => state.friends);
  const playgroups = useUserStore((state) => state.playgroups);
  const userId = useUserStore((state) => state.userData?.id ?? null);
  const notices = useNotices();
  const leaving = useLeaving();
  const stays = ({ id }: { id: string }) => !leaving(id);
  const mine = notices.userId === userId;
  const requests = friends.filter((one) => one.status === "incoming" && stays(one));
  const invitations = playgroups.filter((one) => one.status === "invited" && stays(one));
  const games = mine ? notices.games?.filter(({ gameId }) => !leaving(gameId)) : undefined;
  return {
    requests,
    invitations,
    games: games ?? [],
    count: requests.length + invitations.length + (games?.length ?? 0),
    /** Whether it is known what there is. */
    ready: games !== undefined,
    failed: mine && notices.failed,
    error: notices.error,
  };
}
