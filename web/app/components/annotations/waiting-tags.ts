import type { Tag } from "~/lib/api/types";
import { folded } from "~/lib/text";

interface TagChange {
  add: readonly Tag[];
  remove: readonly Tag[];
}

const same = (one: Tag, other: Tag): boolean =>
  one.id === other.id || folded(one.name) === folded(other.name);

/** The tags as they will be once what waits is sent; changes that are in them already make no difference. */
export const withWaiting = (tags: readonly Tag[], changes: readonly TagChange[]): readonly Tag[] =>
  changes.reduce<readonly Tag[]>((now, { add, remove }) => {
    const left = now.filter((tag) => !remove.some((gone) => same(gone, tag)));
    return [...left, ...add.filter((tag) => !left.some((there) => same(there, tag)))];
  }, tags);
