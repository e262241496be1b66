import { create } from "zustand";
import type { GameBody, SetBody } from "~/lib/api/types";
import { useUserStore } from "~/lib/user/store";

type Named<Body> = Body & { id: string };

/** A game or set to send; its id is made here, so that sending it twice creates one. */
export type Outgoing =
  | { kind: "game"; body: Named<GameBody> }
  | { kind: "set"; body: Named<SetBody> };

/** Why the server would not take it: only its author can put that right. */
export interface Refusal {
  message: string;
  fieldMessages: Record<string, string>;
}

export type Waiting = Outgoing & {
  userId: string;
  /** Milliseconds since 1970. */
  since: number;
  refused: Refusal | null;
};

const key = "outbox";

function read(): Waiting[] {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "[]");
  } catch {
    return [];
  }
}

interface Outbox {
  /** The entries of all users of this browser, oldest first. */
  waiting: readonly Waiting[];
}

const useOutbox = create<Outbox>()(() => ({ waiting: read() }));

/** As another tab left it. */
export const rereadOutbox = (): void => useOutbox.setState({ waiting: read() });

/** Storage is the truth: other tabs may have changed it since. */
export function changeOutbox(change: (waiting: Waiting[]) => Waiting[]): void {
  const waiting = change(read());
  localStorage.setItem(key, JSON.stringify(waiting));
  useOutbox.setState({ waiting });
}

const isOf = (userId: string | undefined) => (entry: Waiting) => entry.userId === userId;

/** The signed-in user's entries, read from storage. */
export const waitingNow = (): Waiting[] =>
  read().filter(isOf(useUserStore.getState().userData?.id));

/** The same for a page. */
export function useWaiting(): Waiting[] {
  const userId = useUserStore((state) => state.userData?.id);
  const waiting = useOutbox((state) => state.waiting);
  return waiting.filter(isOf(userId));
}

/** Takes one back, to be corrected or not to be sent at all. */
export const takeBack = (id: string): void =>
  changeOutbox((waiting) => waiting.filter(({ body }) => body.id !== id));
