import { isAway } from "~/lib/api/away";
import { ApiError } from "~/lib/api/errors";
import type { Target } from "~/lib/api/types";
import { withLock } from "~/lib/lock";
import { tellChanged } from "~/lib/signals/changes";
import { useUserStore } from "~/lib/user/store";
import { uuidv7 } from "~/lib/uuid";
import { type Answers, send, versionIn } from "./call";
import { keepDurably } from "./durable";
import { type Entry, isBlocked, type Outgoing, thingOf } from "./entry";
import { NotKeptError } from "./not-kept";
import {
  addEntry,
  discardEntry,
  dropEntry,
  markAttempted,
  readEntries,
  refuseEntry,
  settleEntry,
  showWaiting,
} from "./storage";

/** Errors that would stop every other entry too: offline, signed out, wrongly signed or rate limited. */
const isHeldUp = (error: unknown): boolean =>
  isAway(error) ||
  (error instanceof ApiError && ([401, 429].includes(error.status) || error.isWronglySigned));

/** A conflict that does not say what is there instead: the server is still at the first try. */
const isUnderWay = ({ status, present: { game, note } }: ApiError, { kind }: Entry): boolean =>
  status === 409 && (kind === "correction" || kind === "note") && !game && !note;

/** The same again would be refused again. */
const isFinal = (error: unknown, entry: Entry): error is ApiError =>
  error instanceof ApiError && error.isFinal && !isUnderWay(error, entry);

const refusalOf = ({ status, message, fieldMessages, present: { game, note } }: ApiError) => ({
  status,
  message,
  fieldMessages,
  present: { ...(game && { game }), ...(note && { note }) },
});

const signedInUser = (): string | undefined => useUserStore.getState().userData?.id;

/** What is sent while the browser says that it is offline does not arrive. */
const mayArrive = (): boolean => navigator.onLine !== false;

type Sent<O extends Outgoing = Outgoing> = Answers[O["kind"]] | "waiting";

/** Without storage it can only be sent now. */
const sendUnkept = (outgoing: Outgoing, userId: string, cause: unknown): Promise<Sent> =>
  send({
    ...outgoing,
    order: 0,
    key: uuidv7(),
    userId,
    since: Date.now(),
    attempted: true,
    refused: null,
  }).catch((error) => {
    if (!isAway(error)) throw error;
    console.error("Failed to keep what cannot be sent", cause);
    throw new NotKeptError(cause);
  });

async function sendKept(entry: Entry, joined: boolean): Promise<Sent> {
  try {
    const answer = await send(entry);
    // The server has it; if it stays here, it is sent again and changes nothing.
    await settleEntry(entry, versionIn(answer)).catch(console.error);
    return answer;
  } catch (error) {
    if (isAway(error)) {
      showWaiting();
      keepDurably();
      return "waiting";
    }
    // Its page has it still, but not what was joined to it.
    if (!joined) await discardEntry(entry);
    else if (isFinal(error, entry)) await refuseEntry(entry, refusalOf(error));
    else showWaiting();
    throw error;
  }
}

/**
 * Keeps it on this device, then sends it; `waiting` if it could not be sent yet. Any other refusal is thrown, and it is
 * its page's again. `onKept`: from now on it is safe if the page is closed.
 */
export async function sendOrKeep<O extends Outgoing>(
  outgoing: O,
  onKept: () => void = () => {},
): Promise<Sent<O>> {
  const userId = signedInUser();
  if (!userId) throw new Error("nobody is signed in");
  const adding = addEntry(outgoing, { userId, attempted: mayArrive() });
  const added = await adding.catch((error) => ({ error }));
  if ("error" in added) return sendUnkept(outgoing, userId, added.error) as Promise<Sent<O>>;
  const { entry, joined } = added;
  onKept();
  if (!entry || isBlocked(entry, await readEntries(userId))) {
    showWaiting();
    return "waiting";
  }
  return sendKept(entry, joined) as Promise<Sent<O>>;
}

type Outcome = "done" | "failed" | "held up";

async function trySending(entry: Entry): Promise<Outcome> {
  try {
    if (!(await markAttempted(entry))) return "done";
    await settleEntry(entry, versionIn(await send(entry)));
    // In case the signals socket is not connected yet.
    tellChanged(["games"]);
    return "done";
  } catch (error) {
    if (isFinal(error, entry)) {
      await refuseEntry(entry, refusalOf(error));
      return "done";
    }
    if (isHeldUp(error)) return "held up";
    console.error("Failed to send what waits", error);
    return "failed";
  }
}

/** The first entry that can be sent and was not tried yet; another account's are never looked at. */
async function nextEntry(userId: string, tried: ReadonlySet<string>): Promise<Entry | undefined> {
  if (signedInUser() !== userId) return undefined;
  const entries = await readEntries(userId);
  return entries.find(
    (entry) => !entry.refused && !tried.has(entry.key) && !isBlocked(entry, entries),
  );
}

/** Sends what waits, oldest first, one tab at a time; whether something is left that can be sent later. */
export const sendWaiting = (): Promise<boolean> =>
  withLock("outbox-sending", async () => {
    const userId = signedInUser();
    if (!userId) return false;
    if (!mayArrive()) return true;
    const tried = new Set<string>();
    let left = false;
    for (;;) {
      const entry = await nextEntry(userId, tried);
      if (!entry) return left;
      tried.add(entry.key);
      const outcome = await trySending(entry);
      if (outcome === "held up") return true;
      left ||= outcome === "failed";
    }
  });

/** Takes back a game or set, wherever it is by now. */
export async function takeBack(target: Target): Promise<void> {
  const waiting = await readEntries(signedInUser() ?? "");
  const entry = waiting.find((one) => one.kind === target.kind && thingOf(one) === target.id);
  if (entry) await dropEntry(entry);
  else await sendOrKeep({ kind: "removal", target });
}
