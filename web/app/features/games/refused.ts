import type { KnownTables } from "~/components/seating/known-tables";
import { getTags } from "~/lib/api/annotations";
import { thingOf } from "~/lib/outbox/entry";
import { readEntries } from "~/lib/outbox/storage";
import { useUserStore } from "~/lib/user/store";
import { fromWaiting } from "./from-waiting";
import type { Recording } from "./recording";

/** What was recorded on this device and refused by the server, with the reasons. */
interface Refused {
  recording: Recording;
  fieldMessages: Record<string, string>;
}

/** To be put right; null where it is not here any more. */
export async function readRefused(id: string, { players }: KnownTables): Promise<Refused | null> {
  const entries = await readEntries(useUserStore.getState().userData?.id ?? "");
  const entry = entries.find((one) => thingOf(one) === id);
  if (entry?.kind !== "game" && entry?.kind !== "set") return null;
  // A tag without its name is better than no game.
  const { tags } = await getTags().catch(() => ({ tags: [] }));
  const recording = fromWaiting(entry, { players, tags });
  return recording && { recording, fieldMessages: entry.refused?.fieldMessages ?? {} };
}
