import { useEffect } from "react";
import { create } from "zustand";
import { getTags } from "~/lib/api/annotations";
import type { Tag } from "~/lib/api/types";
import { useUserStore } from "~/lib/user/store";

interface Tags {
  /** Whose they are: another who signs in begins with none. */
  userId: string | null;
  tags: readonly Tag[] | null;
  failed: boolean;
  /** Why that was. */
  error?: unknown;
}

const useTagsStore = create<Tags>()(() => ({ userId: null, tags: null, failed: false }));

const mine = () => useUserStore.getState().userData?.id ?? null;

/** Reads them again; what is there stays on show meanwhile. */
export async function loadTags(): Promise<void> {
  const userId = mine();
  if (useTagsStore.getState().userId !== userId) useTagsStore.setState({ userId, tags: null });
  useTagsStore.setState({ failed: false, error: undefined });
  try {
    const { tags } = await getTags();
    if (userId === mine()) useTagsStore.setState({ tags });
  } catch (error) {
    console.error("Failed to fetch tags", error);
    useTagsStore.setState({ failed: true, error });
  }
}

/** Changes what is there before the server says so. */
export const changeTags = (change: (tags: readonly Tag[]) => readonly Tag[]): void =>
  useTagsStore.setState(({ tags }) => ({ tags: tags && change(tags) }));

/** My tags, read when a page first asks; null until they are there. */
export function useTags(): Pick<Tags, "tags" | "failed" | "error"> {
  const me = useUserStore((state) => state.userData?.id ?? null);
  const { userId, tags, failed, error } = useTagsStore();
  const known = userId === me && me !== null;
  useEffect(() => {
    if (me !== null && !known) void loadTags();
  }, [me, known]);
  return known ? { tags, failed, error } : { tags: null, failed: false };
}
