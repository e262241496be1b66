import { useEffect, useState } from "react";
import { showError } from "~/lib/api/show-error";
import { ahead } from "~/lib/on-demand";
import type { LiveStore } from "~/live/view";

// It comes while the page looks which table that is.
const bringClient = ahead(() => import("~/live/client"));

/** Follows a table while the component is mounted; null until then, or without an id. */
export function useFollowed(id: string | null): LiveStore | null {
  const [store, setStore] = useState<LiveStore | null>(null);
  useEffect(() => void bringClient().catch(() => undefined), []);
  useEffect(() => {
    if (!id) return;
    let stop = () => {};
    let wanted = true;
    const follow = async () => {
      const { followTable } = await bringClient();
      if (!wanted) return;
      const followed = followTable(id);
      stop = followed.close;
      setStore(followed);
    };
    follow().catch(showError);
    return () => {
      wanted = false;
      setStore(null);
      stop();
    };
  }, [id]);
  return store;
}
