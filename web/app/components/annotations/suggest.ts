import type { Tag } from "~/lib/api/types";
import { newTag } from "~/lib/new-tag";
import { folded } from "~/lib/text";

const most = 6;

/** My tags that fit what is typed, the most used first, and what is typed itself where it is new. */
export function suggestTags(typed: string, mine: readonly Tag[], on: readonly Tag[]): Tag[] {
  const wanted = folded(typed.trim());
  const taken = new Set(on.map(({ id }) => id));
  const fitting = mine
    .filter((tag) => !taken.has(tag.id) && folded(tag.name).includes(wanted))
    .toSorted((a, b) => b.uses - a.uses)
    .slice(0, most);
  const known = [...mine, ...on].some((tag) => folded(tag.name) === wanted);
  return wanted && !known ? [...fitting, newTag(typed.trim())] : fitting;
}
