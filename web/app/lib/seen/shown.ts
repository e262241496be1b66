/** Which answers on show are not current, and when they were read, for the notice at the top of the page. */
import { useEffect, useSyncExternalStore } from "react";

interface Mark {
  /** When the answer was read. */
  at: number;
  /** Read from this device's storage, not a stale answer that stayed on show. */
  fromDevice: boolean;
  /** Whether it is still being read from the server; otherwise that failed. */
  reading: boolean;
}

/** What the notice says of the answers on show that are not current. */
interface Outdated {
  /** When the oldest of them was read. */
  at: number;
  /** Whether reading one of them again failed; otherwise they are still being read. */
  failed: boolean;
}

/** The answers that are not current, by name. */
const marks = new Map<string, Mark>();
/** How many parts of the page show an answer. */
const parts = new Map<string, number>();
const listeners = new Set<() => void>();

let outdated: Outdated | null = null;

function update(): void {
  const shown = [...parts.keys()].flatMap((name) => marks.get(name) ?? []);
  const at = Math.min(...shown.map((mark) => mark.at));
  const failed = shown.some(({ reading }) => !reading);
  if (shown.length > 0 ? at === outdated?.at && failed === outdated.failed : !outdated) return;
  outdated = shown.length > 0 ? { at, failed } : null;
  for (const listener of [...listeners]) listener();
}

/** For an answer from this device's storage; `reading`: while the server's is still on its way. */
export function markSeen(name: string, at: number, reading = false): void {
  marks.set(name, { at, fromDevice: true, reading });
  update();
}

/** For an answer that stays on show after a failed refresh; one that is marked keeps its time. */
export function markOutdated(name: string, at: number): void {
  marks.set(name, { at, fromDevice: false, ...marks.get(name), reading: false });
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
export const seenAt = (): number | null => outdated?.at ?? null;

export const useOutdated = (): Outdated | null =>
  useSyncExternalStore(
    onShown,
    () => outdated,
    () => null,
  );
