/** Which answers on show could not be refreshed, and when they were read, for the notice at the top of the page. */
import { useEffect, useSyncExternalStore } from "react";

interface Mark {
  /** When the answer was read. */
  at: number;
  /** Read from this device's storage, not a stale answer that stayed on show. */
  fromDevice: boolean;
}

/** The answers that could not be refreshed, by name. */
const marks = new Map<string, Mark>();
/** How many parts of the page show an answer. */
const parts = new Map<string, number>();
const listeners = new Set<() => void>();

let oldest: number | null = null;

function update(): void {
  const times = [...parts.keys()].flatMap((name) => marks.get(name)?.at ?? []);
  const now = times.length > 0 ? Math.min(...times) : null;
  if (now === oldest) return;
  oldest = now;
  for (const listener of [...listeners]) listener();
}

export function markSeen(name: string, at: number): void {
  marks.set(name, { at, fromDevice: true });
  update();
}

/** For an answer that stays on show after a failed refresh. */
export function markOutdated(name: string, at: number): void {
  if (marks.has(name)) return;
  marks.set(name, { at, fromDevice: false });
  update();
}

export function markFresh(name: string): void {
  if (marks.delete(name)) update();
}

export const isMarked = (name: string): boolean => marks.has(name);
export const isSeen = (name: string): boolean => marks.get(name)?.fromDevice === true;

/** The name of the user's lists of decks, groups and friends. */
export const listsName = "lists";

/** A part of the page shows the answer of this name. */
export function useShows(name: string): void {
  useEffect(() => {
    parts.set(name, (parts.get(name) ?? 0) + 1);
    update();
    return () => {
      const left = (parts.get(name) ?? 1) - 1;
      if (left > 0) parts.set(name, left);
      else parts.delete(name);
      update();
    };
  }, [name]);
}

export function onShown(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** When the oldest outdated answer on show was read; null if every answer is current. */
export const seenAt = (): number | null => oldest;

export const useSeenAt = (): number | null => useSyncExternalStore(onShown, seenAt, () => null);
