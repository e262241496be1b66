import { ApiError } from "~/lib/api/errors";
import { uploadLive } from "~/lib/api/live";
import type { LiveTable } from "~/lib/api/types";
import { keepDraft } from "~/lib/draft";
import { currentIdentity } from "~/lib/identity/client";
import { withLock } from "~/lib/lock";
import { NetworkError } from "~/lib/network";
import { tellChanged } from "~/lib/signals/changes";
import { useUserStore } from "~/lib/user/store";
import { deviceId } from "../device";
import { tellOffline } from "./channel";
import { hostOf, replayed } from "./played";
import { readTable, readTables, refuseTable, settleTable } from "./storage";

/**
 * The tables that only this device has, one tab at a time; those the server refused wait for their host. Whether
 * something is left that can be sent later.
 */
export async function uploadTables(): Promise<boolean> {
  const user = currentIdentity()?.uid;
  if (!user) return false;
  for (const { table } of await readTables(user)) {
    if (!table.refused && !(await uploadTable(user, table.id))) return true;
  }
  return false;
}

/** Sends one; whether the next may be tried. */
const uploadTable = (user: string, id: string): Promise<boolean> =>
  withLock(`upload-${id}`, async () => {
    // Another tab may have been first.
    const kept = await readTable(user, id);
    if (!kept) return true;
    const device = deviceId();
    const host = hostOf(useUserStore.getState().userData?.id ?? null, device);
    const { table, events } = replayed(kept.table, kept.commands, host);
    const done = new Set(events.map((event) => event.id));
    const iso = (at: number) => new Date(at).toISOString();
    try {
      const uploaded = await uploadLive(id, {
        ...kept.table.body,
        device,
        openedAt: kept.table.openedAt,
        sentAt: iso(Math.max(Date.now(), Date.parse(table.at))),
        commands: kept.commands
          .filter((command) => done.has(command.id))
          .map(({ id, command, at, roll }) => ({ id, command, at: iso(at), roll })),
      });
      // The server tells everything from the first event on: it may know more of the decks.
      const known = { table: { ...table, sequence: 0 }, info: null, role: "host" } as const;
      const ids = kept.commands.map((command) => command.id);
      await settleTable(user, id, { ...known, people: kept.table.people }, ids);
      keepTables(uploaded.table);
      tellOffline({ type: "uploaded", id, ...uploaded });
      // In case the signals socket is not connected yet.
      tellChanged(["live", "games"]);
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) {
        if (!(error instanceof NetworkError)) console.error("Failed to upload a table", error);
        return false;
      }
      if (!error.isFinal) return false;
      const { message, fieldMessages } = error;
      await refuseTable(user, id, { message, fieldMessages });
      tellOffline({ type: "refused", id });
      return true;
    }
  });

/** It opens by its id, as before, and by its code. */
function keepTables(table: LiveTable): void {
  for (const key of [table.id, table.code]) keepDraft(`live-${key}`, table);
}
