// What was chosen last in the search, on this device, for each user: signing out forgets it with the drafts.
import { keepDraft, keptDraft } from "~/lib/draft";
import type { Hit } from "./hit";

const draft = "search";
const kept = 6;

/** The last choice first. */
export const recentHits = (): Hit[] => keptDraft<{ recent: Hit[] }>(draft)?.recent ?? [];

export function keepRecent({ kind, key, path, title, detail, at }: Hit): void {
  const others = recentHits().filter((hit) => hit.key !== key);
  const recent = [{ kind, key, path, title, detail, at }, ...others].slice(0, kept);
  keepDraft(draft, { recent });
}
