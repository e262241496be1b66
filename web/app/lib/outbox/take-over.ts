import type { Entry } from "./entry";
import { formerKey } from "./look";

/** An entry as an earlier version kept it. */
export type Former = Pick<
  Extract<Entry, { kind: "game" }>,
  "kind" | "body" | "userId" | "since" | "refused"
>;

const isFormer = (entry: Partial<Former> | null): boolean =>
  typeof entry?.userId === "string" && typeof entry.body?.id === "string";

function readFormer(): Former[] {
  try {
    const kept = JSON.parse(localStorage.getItem(formerKey) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isFormer) : [];
  } catch {
    return [];
  }
}

/** Hands over what an earlier version kept, and forgets it there only once it is safe here. */
export async function takenOver(keep: (former: readonly Former[]) => Promise<void>): Promise<void> {
  if (localStorage.getItem(formerKey) === null) return;
  const former = readFormer().map((entry) => ({
    ...entry,
    // It kept neither the status nor what the server had instead.
    refused: entry.refused && { ...entry.refused, status: 422, present: {} },
  }));
  if (former.length > 0) await keep(former);
  localStorage.removeItem(formerKey);
}
