import { forgetDrafts } from "~/lib/draft";
import { forgetFilters } from "~/lib/filters";
import { currentIdentity } from "~/lib/identity/client";
import { forgetPending } from "~/lib/identity/provider-records";
import { forgetOutbox, readEntries, takeOverQueue } from "~/lib/outbox/storage";
import { forgetPush } from "~/lib/push/device";
import { useUserStore } from "~/lib/user/store";
import { forgetTables, unsentBy } from "~/live/unsent";
import { forgetVerificationMail } from "./verification-mail";

/** The signed-in user, by profile id and identity id. */
export interface Who {
  id: string | undefined;
  uid: string;
}

export function whoIsHere(): Who | null {
  const identity = currentIdentity();
  return identity && { id: useUserStore.getState().userData?.id, uid: identity.uid };
}

/** What of an account is on this device only. */
export interface Unsent {
  /** Games and sets. */
  games: number;
  /** Corrections, notes and tags. */
  changes: number;
  /** Taps at live tables. */
  commands: number;
}

const isNew = (kind: string) => kind === "game" || kind === "set";

export async function unsentOf({ id, uid }: Who): Promise<Unsent> {
  // A browser without storage has nothing unsent either.
  const entries = await takeOverQueue()
    .then(() => readEntries(id ?? ""))
    .catch(() => []);
  const games = entries.filter(({ kind }) => isNew(kind)).length;
  const commands = await unsentBy(uid).catch(() => 0);
  return { games, changes: entries.length - games, commands };
}

export const isNothing = ({ games, changes, commands }: Unsent): boolean =>
  games + changes + commands === 0;

/** Deletes all that was not sent. */
export async function forgetUnsent({ id, uid }: Who): Promise<void> {
  await Promise.allSettled([forgetOutbox(id ?? ""), forgetTables(uid)]);
}

/** Deletes all that this device keeps for an account; what is unsent only where nothing is. */
export async function forgetAccount(who: Who | null): Promise<void> {
  forgetDrafts(...[who?.id, who?.uid].filter((owner) => owner !== undefined));
  forgetPending();
  forgetFilters();
  forgetVerificationMail();
  // Where the browser has none, there is nothing to forget.
  void forgetPush().catch(() => undefined);
  if (who && (await unsentBy(who.uid).catch(() => 0)) === 0)
    await forgetTables(who.uid).catch(() => undefined);
}
