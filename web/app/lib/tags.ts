import { getTags } from "~/lib/api/annotations";
import type { Tag } from "~/lib/api/types";
import { reread, setApiData, useApiQuery } from "~/lib/query";

type Tags = readonly Tag[];
const key = [null, "tags"] as const;
const fresh = 5 * 60_000;

/** Reads them again; what is there stays on show meanwhile. */
export const rereadTags = (): void => void reread({ queryKey: key });

/** Changes what is there before the server says so. */
export const changeTags = (change: (tags: Tags) => Tags): void =>
  setApiData<Tags>(key, (tags) => tags && change(tags));

/** My tags, read when a page first asks; undefined until they are there. */
export function useTags() {
  const { data: tags, ...use } = useApiQuery<Tags>(
    key,
    async (signal) => (await getTags(signal)).tags,
    { staleTime: fresh, gcTime: fresh },
  );
  return { tags, ...use };
}
