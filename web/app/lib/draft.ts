import { useCallback, useRef, useState } from "react";
import { showError } from "~/lib/api/show-error";
import { NotKeptError } from "~/lib/outbox/not-kept";
import { useUserStore } from "~/lib/user/store";

const prefix = "draft:";

let told = false;

function tellNotKept(cause: unknown): void {
  if (!told) showError(new NotKeptError(cause));
  told = true;
}

/** Full or refused storage must not keep anyone from typing; it is said once. */
function store(key: string, draft: object): void {
  try {
    localStorage.setItem(key, JSON.stringify(draft));
  } catch (error) {
    tellNotKept(error);
  }
}

const keyOf = (name: string, userId = useUserStore.getState().userData?.id): string =>
  userId ? `${prefix}${userId}:${name}` : prefix + name;

/**
 * Typed text survives a reload until it is used, for the user who typed it: another account on this device does
 * not find it. Never give it a password.
 */
export function useDraft<T extends object>(name: string, empty: T) {
  // Whose page this is, also in the moment in which they are signed out.
  const [userId] = useState(() => useUserStore.getState().userData?.id);
  const key = keyOf(name, userId);
  const [draft, setDraft] = useState<T>(() => ({
    ...empty,
    ...JSON.parse(localStorage.getItem(key) ?? "{}"),
  }));
  // Two changes before the page is drawn again both count.
  const latest = useRef(draft);
  const change = useCallback(
    (changed: Partial<T>) => {
      latest.current = { ...latest.current, ...changed };
      store(key, latest.current);
      setDraft(latest.current);
    },
    [key],
  );
  return [draft, change, () => localStorage.removeItem(key)] as const;
}

/** Leaves a draft for a page to find when it opens. */
export const keepDraft = (name: string, draft: object): void => store(keyOf(name), draft);

/** A draft as it was kept, if it was. */
export function keptDraft<T extends object>(name: string): T | null {
  const kept = localStorage.getItem(keyOf(name));
  return kept === null ? null : JSON.parse(kept);
}

export const forgetDraft = (name: string): void => localStorage.removeItem(keyOf(name));

/** Deletes the drafts of these owners and those made signed out. */
export function forgetDrafts(...owners: string[]): void {
  for (const key of Object.keys(localStorage)) {
    if (!key.startsWith(prefix)) continue;
    const owner = /^draft:([^:]+):/.exec(key)?.[1];
    if (owner === undefined || owners.includes(owner)) localStorage.removeItem(key);
  }
}
