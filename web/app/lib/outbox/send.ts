import { ApiError } from "~/lib/api/errors";
import { postGame, postSet } from "~/lib/api/games";
import type { Game, GameSet } from "~/lib/api/types";
import { withLock } from "~/lib/lock";
import { useUserStore } from "~/lib/user/store";
import {
  changeOutbox,
  type Outgoing,
  takeBack,
  useOutbox,
  type Waiting,
  waitingNow,
} from "./store";

/** The server cannot be reached or has no storage just now: later it may. */
const isAway = (error: unknown): boolean =>
  error instanceof TypeError || (error instanceof ApiError && error.status >= 502);

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

/** Whether it is settled, one way or the other. */
async function settle(entry: Waiting): Promise<boolean> {
  try {
    await post(entry);
    takeBack(entry.body.id);
    useOutbox.setState(({ arrived }) => ({ arrived: arrived + 1 }));
    return true;
  } catch (error) {
    const final = error instanceof ApiError && !isAway(error) && ![401, 429].includes(error.status);
    if (final) refuse(entry.body.id, error);
    return final;
  }
}

/** Sends what waits, oldest first, one tab at a time; stops where the server is away. */
export const sendWaiting = (): Promise<void> =>
  withLock("outbox-sending", async () => {
    for (const entry of waitingNow()) {
      if (!entry.refused && !(await settle(entry))) return;
    }
  });
