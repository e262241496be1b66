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

/** Somebody who signs out leaves nothing behind. */
export function forgetDrafts(): void {
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith(prefix)) localStorage.removeItem(key);
  }
}
