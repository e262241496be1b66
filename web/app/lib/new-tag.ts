import type { Tag } from "~/lib/api/types";

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
