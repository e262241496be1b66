import type { Tag } from "~/lib/api/types";
import { folded } from "~/lib/text";

const prefix = "new:";

/** A tag the server does not know yet: it is sent by its name. */
export const newTag = (name: string): Tag => ({
  id: prefix + name,
  name,
  color: "slate",
  uses: 0,
});

export const isNew = ({ id }: Tag): boolean => id.startsWith(prefix);

/** How a call names it: by its id, or a new one by its name. */
export const tagKey = (tag: Tag): string => (isNew(tag) ? tag.name : tag.id);

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
