import { useState } from "react";
import { ApiError } from "~/lib/api/errors";
import { openLive } from "~/lib/api/live";
import { showError } from "~/lib/api/show-error";
import { useAction } from "~/lib/use-action";
import { uuidv7 } from "~/lib/uuid";
import { tableBody, tablesFor } from "./pod-session";
import type { PodSessionInUse } from "./use-pod-session";

/** Why a table could not be opened, by its id. */
type Refused = Readonly<Record<string, readonly string[]>>;

/** Opens a live table for each pod, one after the other; what is open already stays as it is. */
export function useOpening(playgroupId: string, { session, change }: PodSessionInUse) {
  const [refused, setRefused] = useState<Refused>({});

  const { run: open, busy } = useAction(async () => {
    const tables = session.tables.length > 0 ? session.tables : tablesFor(session, uuidv7);
    // Saved before sending, so that a reload continues with the same tables.
    change((now) => ({ ...now, step: "tables", tables }));
    setRefused({});
    for (const table of tables.filter(({ code }) => code === null)) {
      try {
        const { code, url } = (await openLive(tableBody(session, playgroupId, table))).table;
        change((now) => ({
          ...now,
          tables: now.tables.map((one) => (one.id === table.id ? { ...one, code, url } : one)),
        }));
      } catch (error) {
        const messages = error instanceof ApiError ? Object.values(error.fieldMessages) : [];
        if (messages.length === 0) {
          showError(error);
          break;
        }
        setRefused((before) => ({ ...before, [table.id]: messages }));
      }
    }
  });
  return { busy, refused, open: () => open() };
}
