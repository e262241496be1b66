import { useEffect, useRef } from "react";
import { create } from "zustand";
import type { Target } from "~/lib/api/types";
import { useUserStore } from "~/lib/user/store";
import type { Entry } from "./entry";

interface Outbox {
  /** The signed-in user's entries, oldest first. */
  entries: readonly Entry[];
  /** Whether they have been read; until then there seem to be none. */
  known: boolean;
  /** How many of the user's commands at live tables are unsent; `live/offline/watch.ts` counts them. */
  commands: number;
  /** How many of them the server refused. */
  refusedCommands: number;
}

export const useOutbox = create<Outbox>()(() => ({
  entries: [],
  known: false,
  commands: 0,
  refusedCommands: 0,
}));

/** What waits to be sent, for a page; never another user's. */
export function useWaiting(): Entry[] {
  const userId = useUserStore((state) => state.userData?.id);
  const entries = useOutbox((state) => state.entries);
  return entries.filter((entry) => entry.userId === userId);
}

type OfKind<Kind extends Entry["kind"]> = Extract<Entry, { kind: Kind }>;

const isOn = (entry: Entry, { id }: Target): boolean =>
  "target" in entry ? entry.target.id === id : entry.body.id === id;

/** What waits of one kind for a game or set, oldest first. */
export const useWaitingOn = <Kind extends Entry["kind"]>(target: Target, kind: Kind) =>
  useWaiting().filter((entry): entry is OfKind<Kind> => entry.kind === kind && isOn(entry, target));

/** Calls back when something that waited for a game or set is no longer here: the server has it, or it was dropped. */
export function useOnSent(target: Target, read: () => void): void {
  const waiting = useWaiting().filter((entry) => isOn(entry, target)).length;
  const before = useRef(waiting);
  useEffect(() => {
    if (waiting < before.current) read();
    before.current = waiting;
  }, [waiting, read]);
}
