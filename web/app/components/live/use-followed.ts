import { useEffect, useState } from "react";
import { followTable } from "~/live/client";
import type { LiveStore } from "~/live/view";

/** Follows a table while the component is mounted; null until then, or without an id. */
export function useFollowed(id: string | null): LiveStore | null {
  const [store, setStore] = useState<LiveStore | null>(null);
  useEffect(() => {
    if (!id) return;
    const followed = followTable(id);
    setStore(followed);
    return () => {
      setStore(null);
      followed.close();
    };
  }, [id]);
  return store;
}
