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
  /** Games and sets that can be sent. */
  games: number;
  /** Corrections, notes and tags that can be sent. */
  changes: number;
  /** Taps at live tables that can be sent. */
  commands: number;
  /** What the server refused of all of these. */
  refused: number;
}

const isNew = (kind: string) => kind === "game" || kind === "set";

const tapsOf = (uid: string) => unsentBy(uid).catch(() => ({ unsent: 0, refused: 0 }));

export async function unsentOf({ id, uid }: Who): Promise<Unsent> {
  // A browser without storage has nothing unsent either.
  const entries = await takeOverQueue()
    .then(() => readEntries(id ?? ""))
    .catch(() => []);
  const unrefused = entries.filter(({ refused }) => !refused);
  const games = unrefused.filter(({ kind }) => isNew(kind)).length;
  const taps = await tapsOf(uid);
  return {
    games,
    changes: unrefused.length - games,
    commands: taps.unsent,
    refused: entries.length - unrefused.length + taps.refused,
  };
}

/** Whether there is something that can be sent. */
export const canBeSent = ({ games, changes, commands }: Unsent): boolean =>
  games + changes + commands > 0;

export const isNothing = (unsent: Unsent): boolean => !canBeSent(unsent) && unsent.refused === 0;

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
  if (!who) return;
  const { unsent, refused } = await tapsOf(who.uid);
  if (unsent + refused === 0) await forgetTables(who.uid).catch(() => undefined);
}
