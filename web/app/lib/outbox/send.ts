import { ApiError } from "~/lib/api/errors";
import { postGame, postSet } from "~/lib/api/games";
import type { Game, GameSet } from "~/lib/api/types";
import { withLock } from "~/lib/lock";
import { NetworkError } from "~/lib/network";
import { tellChanged } from "~/lib/signals/changes";
import { useUserStore } from "~/lib/user/store";
import { changeOutbox, type Outgoing, takeBack, type Waiting, waitingNow } from "./store";

/** The server cannot be reached or has no storage just now: later it may. */
const isAway = (error: unknown): boolean =>
  error instanceof NetworkError || (error instanceof ApiError && error.status >= 502);

/** Errors that would stop every other entry too: offline, signed out or rate limited. */
const isHeldUp = (error: unknown): boolean =>
  isAway(error) || (error instanceof ApiError && [401, 429].includes(error.status));

type Sent = { game: Game } | { set: GameSet };

const post = (outgoing: Outgoing): Promise<Sent> =>
  outgoing.kind === "game" ? postGame(outgoing.body) : postSet(outgoing.body);

function keep(outgoing: Outgoing): void {
  const userId = useUserStore.getState().userData?.id;
  if (!userId) throw new Error("nobody is signed in");
  const entry: Waiting = { ...outgoing, userId, since: Date.now(), refused: null };
  changeOutbox((waiting) => [...waiting.filter(({ body }) => body.id !== outgoing.body.id), entry]);
}

/** Sends it now, or keeps it until it can be sent; any other refusal is thrown. */
export async function sendOrKeep(outgoing: Outgoing): Promise<Sent | "waiting"> {
  try {
    return await post(outgoing);
  } catch (error) {
    if (!isAway(error)) throw error;
    keep(outgoing);
    return "waiting";
  }
}

const refuse = (id: string, { message, fieldMessages }: ApiError): void =>
  changeOutbox((waiting) =>
    waiting.map((entry) =>
      entry.body.id === id ? { ...entry, refused: { message, fieldMessages } } : entry,
    ),
  );

/** Sends one; whether the next may be tried. */
async function trySending(entry: Waiting): Promise<boolean> {
  try {
    await post(entry);
    takeBack(entry.body.id);
    // In case the signals socket is not connected yet.
    tellChanged(["games"]);
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.isFinal) refuse(entry.body.id, error);
    else if (!isHeldUp(error)) console.error("Failed to send what waits", error);
    return !isHeldUp(error);
  }
}

/** Sends what waits, oldest first, one tab at a time; stops where the server is away. */
export const sendWaiting = (): Promise<void> =>
  withLock("outbox-sending", async () => {
    for (const entry of waitingNow()) {
      if (!entry.refused && !(await trySending(entry))) return;
    }
  });
