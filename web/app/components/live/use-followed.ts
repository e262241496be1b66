import { useEffect, useState } from "react";
import { followTable } from "~/live/client";
import type { LiveStore } from "~/live/view";

/** A table as long as somebody looks at it; null until then, and without one. */
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
