import { useCallback, useEffect, useState } from "react";
import { currentLive } from "~/lib/api/live";
import type { LiveTable } from "~/lib/api/types";
import { useChanged } from "~/lib/signals/use-changed";

interface Tables {
  /** The open tables one is at, the one touched last first. */
  tables: readonly LiveTable[] | null;
  failed: boolean;
  retry: () => void;
}

/** Kept as the server says; what is known stays while it is asked again. */
export function useTables(): Tables {
  const [tables, setTables] = useState<readonly LiveTable[] | null>(null);
  const [failed, setFailed] = useState(false);
  const retry = useCallback(() => {
    setFailed(false);
    currentLive().then(
      (answer) => setTables(answer.tables),
      () => setFailed(true),
    );
  }, []);
  useEffect(retry, [retry]);
  useChanged("live", retry);
  return { tables, failed: failed && tables === null, retry };
}
