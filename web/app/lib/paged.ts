import { useCallback, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { useUserStore } from "~/lib/user/store";

interface Page {
  /** The cursor of the next page; null after the last. */
  next: number | null;
}

type Status = "loading" | "ready" | "failed";

export interface Paged<P extends Page> {
  /** Those read so far, in order. */
  pages: readonly P[];
  /** Of the last reading; pages read before stay on show while it runs or when it fails. */
  status: Status;
  /** Why the last reading failed. */
  error?: unknown;
  /** Nothing comes after what is there. */
  done: boolean;
  /** Reads the next page, or the first one again where none could be read. */
  more: () => void;
  /** Reads again as much as is there, without taking it off the page meanwhile. */
  refresh: () => void;
  /** Changes what is there before the server says so. */
  change: (change: (page: P) => P) => void;
}

// What each entry of the browser's history had loaded, so that going back finds its place again.
const kept = new Map<string, readonly Page[]>();
const mostKept = 20;

function keep(key: string, pages: readonly Page[]): void {
  kept.delete(key);
  kept.set(key, pages);
  for (const old of [...kept.keys()].slice(0, -mostKept)) kept.delete(old);
}

/** A list read page by page. `load` decides what is listed: another `load` is another list. */
export function usePaged<P extends Page>(
  name: string,
  load: (cursor: number | null) => Promise<P>,
): Paged<P> {
  const userId = useUserStore((state) => state.userData?.id);
  const key = `${userId} ${useLocation().key} ${name}`;
  const before = () => (kept.get(key) ?? []) as readonly P[];
  const [held, setHeld] = useState(() => ({ of: load, pages: before() }));
  const [{ status, error }, setRead] = useState<{ status: Status; error?: unknown }>({
    status: "loading",
  });
  const pages = held.of === load ? held.pages : before();
  // Only the newest reading counts: what an older one brings may belong to another list.
  const reading = useRef(0);

  const read = useCallback(
    async (work: () => Promise<readonly P[]>) => {
      reading.current += 1;
      const mine = reading.current;
      setRead({ status: "loading" });
      try {
        const got = await work();
        if (mine !== reading.current) return;
        setHeld({ of: load, pages: got });
        setRead({ status: "ready" });
      } catch (error) {
        if (mine === reading.current) setRead({ status: "failed", error });
      }
    },
    [load],
  );

  const readFirst = useCallback(
    (count: number) =>
      read(async () => {
        const got: P[] = [];
        let next: number | null = null;
        do {
          const page: P = await load(next);
          got.push(page);
          next = page.next;
        } while (next !== null && got.length < count);
        return got;
      }),
    [load, read],
  );

  const shown = useRef(pages);
  shown.current = pages;
  useEffect(() => {
    setHeld({ of: load, pages: shown.current });
    void readFirst(shown.current.length);
    return () => {
      reading.current += 1;
    };
  }, [load, readFirst]);
  useEffect(() => {
    if (pages.length > 0) keep(key, pages);
  }, [key, pages]);

  const next = pages.at(-1)?.next ?? null;
  return {
    pages,
    status: held.of === load ? status : "loading",
    error,
    done: pages.length > 0 && next === null,
    more: () => {
      if (status === "loading") return;
      if (pages.length === 0) void readFirst(1);
      else if (next !== null) void read(async () => [...pages, await load(next)]);
    },
    refresh: () => void readFirst(pages.length),
    change: (change) => setHeld({ of: load, pages: pages.map(change) }),
  };
}
