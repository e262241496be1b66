import { useRef } from "react";
import { addTags, removeTag } from "~/lib/api/annotations";
import { showError } from "~/lib/api/show-error";
import type { Tag, Target } from "~/lib/api/types";
import { rereadTags } from "~/lib/tags";
import { isNew, tagKey } from "./suggest";

type Tags = readonly Tag[];

/** Tags change at once; the calls follow one after the other, and the last answer settles it. */
export function useTagging(target: Target, tags: Tags, onChange: (tags: Tag[]) => void) {
  const queue = useRef(Promise.resolve());
  const open = useRef(0);
  const settled = useRef(tags);

  const run = (optimistic: Tag[], call: () => Promise<{ tags: Tag[] }>) => {
    if (open.current === 0) settled.current = tags;
    open.current += 1;
    onChange(optimistic);
    queue.current = queue.current
      .then(call)
      .then((answer) => {
        settled.current = answer.tags;
      }, showError)
      .then(() => {
        open.current -= 1;
        if (open.current > 0) return;
        onChange([...settled.current]);
        rereadTags();
      });
  };

  return {
    add: (tag: Tag) => run([...tags, tag], () => addTags(target, [tagKey(tag)])),
    remove: (tag: Tag) => {
      const rest = tags.filter(({ id }) => id !== tag.id);
      run(rest, () => {
        // One that was new a moment ago has got its id by now.
        const known = settled.current.find(({ name }) => name === tag.name);
        return removeTag(target, isNew(tag) ? (known?.id ?? tag.id) : tag.id);
      });
    },
  };
}
