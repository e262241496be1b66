import { useState } from "react";

const prefix = "draft:";

/** What is typed survives a reload until it has been used. Never give it a password. */
export function useDraft<T extends object>(name: string, empty: T) {
  const key = prefix + name;
  const [draft, setDraft] = useState<T>(() => ({
    ...empty,
    ...JSON.parse(localStorage.getItem(key) ?? "{}"),
  }));
  const change = (changed: Partial<T>) => {
    const next = { ...draft, ...changed };
    localStorage.setItem(key, JSON.stringify(next));
    setDraft(next);
  };
  return [draft, change, () => localStorage.removeItem(key)] as const;
}

/** Leaves a draft for a page to find when it opens. */
export const keepDraft = (name: string, draft: object): void =>
  localStorage.setItem(prefix + name, JSON.stringify(draft));

/** A draft as it was kept, if it was. */
export function keptDraft<T extends object>(name: string): T | null {
  const kept = localStorage.getItem(prefix + name);
  return kept === null ? null : JSON.parse(kept);
}

/** Somebody who signs out leaves nothing behind. */
export function forgetDrafts(): void {
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith(prefix)) localStorage.removeItem(key);
  }
}
