import { useRef } from "react";
import { showError } from "~/lib/api/show-error";
import type { Tag, Target } from "~/lib/api/types";
import { isNew } from "~/lib/new-tag";
import { useSendOrKeep } from "~/lib/outbox/use-send-or-keep";
import { rereadTags } from "~/lib/tags";

type Tags = readonly Tag[];

interface Change {
  add?: Tag[];
  remove?: Tag[];
}

/** Tags change at once; the calls follow one after the other, and the last answer settles it. */
export function useTagging(target: Target, tags: Tags, onChange: (tags: Tag[]) => void) {
  const sendOrKeep = useSendOrKeep();
  const queue = useRef(Promise.resolve());
  const open = useRef(0);
  const settled = useRef(tags);

  const send = async (optimistic: Tag[], { add = [], remove = [] }: Change) => {
    const sent = await sendOrKeep({ kind: "tags", target, add, remove });
    return sent === "waiting" ? optimistic : sent.tags;
  };
  const run = (optimistic: Tag[], change: () => Change) => {
    if (open.current === 0) settled.current = tags;
    open.current += 1;
    onChange(optimistic);
    queue.current = queue.current
      .then(() => send(optimistic, change()))
      .then((now) => {
        settled.current = now;
      }, showError)
      .then(() => {
        open.current -= 1;
        if (open.current > 0) return;
        onChange([...settled.current]);
        rereadTags();
      });
  };

  return {
    add: (tag: Tag) => run([...tags, tag], () => ({ add: [tag] })),
    remove: (tag: Tag) => {
      const rest = tags.filter(({ id }) => id !== tag.id);
      run(rest, () => {
        // One that was new a moment ago has got its id by now.
        const known = settled.current.find(({ name }) => name === tag.name);
        return { remove: [isNew(tag) ? (known ?? tag) : tag] };
      });
    },
  };
}
