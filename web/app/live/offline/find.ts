// What pages ask about the tables that only this device has.
import { currentIdentity } from "~/lib/identity/client";
import { withLock } from "~/lib/lock";
import { tellChanged } from "~/lib/signals/changes";
import { useUserStore } from "~/lib/user/store";
import { deviceId } from "../device";
import {
  commandsLock,
  dropCommands,
  readUnsent,
  restoreCommands,
  type UnsentTable,
} from "../unsent";
import { onOffline, tellOffline } from "./channel";
import { isMarkedOffline } from "./mark";
import { hostOf, type Played, replayed, shownNow } from "./played";
import { dropTable, readTable, readTables } from "./storage";
import type { ListedTable, OfflineTable } from "./types";

export { playOffline } from "./play";

// Lists of them are read again, whichever tab it was: the server tells of a table that comes twice only once.
onOffline(({ type }) => type !== "played" && tellChanged(["live"]));

const host = () => hostOf(useUserStore.getState().userData?.id ?? null, deviceId());

/** A table with everything done at it; null where this device has none of that id. */
export async function findOffline(
  id: string,
): Promise<{ table: OfflineTable; played: Played } | null> {
  const user = currentIdentity()?.uid;
  const kept = user ? await readTable(user, id) : null;
  return kept && { table: kept.table, played: replayed(kept.table, kept.commands, host()) };
}

/** As tables of the server are listed, the newest first. */
export async function listOffline(): Promise<ListedTable[]> {
  const user = currentIdentity()?.uid;
  if (!user || !isMarkedOffline()) return [];
  const all = await readTables(user);
  return all
    .map(({ table, commands }) => ({
      ...shownNow(table, replayed(table, commands, host())),
      refused: table.refused !== null,
    }))
    .reverse();
}

/** The server's tables with commands of the user that are unsent. */
export async function listUnsent(): Promise<UnsentTable[]> {
  const user = currentIdentity()?.uid;
  return user ? readUnsent(user) : [];
}

/**
 * Deletes a table's unsent commands: those that the server refused, or the others. Returns what restores them; null
 * where none were left, because they were being sent.
 */
export async function dropUnsent(
  id: string,
  refused: boolean,
): Promise<(() => Promise<void>) | null> {
  const user = currentIdentity()?.uid ?? "";
  const tellTabs = () => tellOffline({ type: "sent", id });
  const dropped = await withLock(commandsLock, () => dropCommands(user, id, refused));
  tellTabs();
  if (dropped.length === 0) return null;
  return async () => {
    await restoreCommands(user, id, dropped);
    tellTabs();
  };
}

/** Deletes one for good. */
export async function dropOffline(id: string): Promise<void> {
  const user = currentIdentity()?.uid;
  if (!user) return;
  await dropTable(user, id);
  tellOffline({ type: "dropped", id });
}
