/** Which answers on show are as last seen, and from when: the notice at the top of the page says so. */
import { useEffect, useSyncExternalStore } from "react";

/** When those were read that came from this device, by name. */
const readAt = new Map<string, number>();
/** How many parts of the page show an answer. */
const parts = new Map<string, number>();
const listeners = new Set<() => void>();

let oldest: number | null = null;

function update(): void {
  const times = [...parts.keys()].flatMap((name) => readAt.get(name) ?? []);
  const now = times.length > 0 ? Math.min(...times) : null;
  if (now === oldest) return;
  oldest = now;
  for (const listener of [...listeners]) listener();
}

export function markSeen(name: string, at: number): void {
  readAt.set(name, at);
  update();
}

export function markFresh(name: string): void {
  if (readAt.delete(name)) update();
}

export const isSeen = (name: string): boolean => readAt.has(name);

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

/** Of what the page shows as last seen, when the oldest was read; null where all is as it is now. */
export const seenAt = (): number | null => oldest;

export const useSeenAt = (): number | null => useSyncExternalStore(onShown, seenAt, () => null);
