import type { LiveTable, TableCommand } from "~/lib/api/types";
import { currentIdentity } from "~/lib/identity/client";
import { createListeners } from "~/lib/listeners";
import { useUserStore } from "~/lib/user/store";
import { uuidv7 } from "~/lib/uuid";
import { followTable } from "../client";
import { deviceId } from "../device";
import { nextMoment, type Pending, tableStorage } from "../storage";
import { type LiveStore, type LiveView, unseen } from "../view";
import { onOffline, type RefusedCommand, tellOffline } from "./channel";
import { hostOf, type Played, replayed, taken } from "./played";
import { throwDice } from "./roll";
import { readTable } from "./storage";
import type { OfflineTable } from "./types";

/** A saved deck's name and commanders, which the server adds at other tables, as far as this device knows them. */
function withDeck(command: TableCommand): TableCommand {
  if (command.type !== "seat" || command.place.deckId === null) return command;
  const { decks } = useUserStore.getState();
  const deck = decks.find(({ id }) => id === command.place.deckId);
  if (!deck) return command;
  const commanders = deck.commanders.slice(0, 2);
  return { ...command, place: { ...command.place, deckName: deck.name, commanders } };
}

/**
 * Plays a table that only this device has. Once it is uploaded, by this tab or another, the same store follows it on the
 * server: `onShared` gets the table as others see it.
 */
export function playOffline(id: string, onShared: (table: LiveTable) => void): LiveStore {
  const user = currentIdentity()?.uid ?? "";
  const host = hostOf(useUserStore.getState().userData?.id ?? null, deviceId());
  const storage = tableStorage(user, id);
  const self = uuidv7();
  const { subscribe, tell } = createListeners();
  /** Commands that are being stored. */
  const storing = new Set<Promise<void>>();
  let kept: OfflineTable | null = null;
  let commands: readonly Pending[] = [];
  let played: Played | null = null;
  let followed: LiveStore | null = null;
  let closed = false;
  let view: LiveView = unseen;

  const show = (next: LiveView) => {
    view = next;
    tell();
  };

  const showPlayed = () => {
    if (!kept || !played) return;
    const { board, steps } = played.table;
    show({
      ...unseen,
      phase: "offline",
      role: "host",
      board,
      steps,
      // No server has numbered anything, so nothing can be undone but what was done here.
      sequence: 0,
      events: played.events,
      people: kept.people,
      refusedUpload: kept.refused,
    });
  };

  const read = async () => {
    await Promise.all(storing);
    const found = await readTable(user, id);
    if (closed || followed) return;
    // It was uploaded before this page could show it, or deleted in another tab.
    if (!found) return played ? undefined : follow([]);
    kept = found.table;
    // Some may have been done since storage was asked.
    const stored = new Set(found.commands.map((one) => one.id));
    const since = commands.filter((one) => !stored.has(one.id));
    commands = [...found.commands, ...since].toSorted((a, b) => a.at - b.at);
    played = replayed(kept, commands, host);
    showPlayed();
  };

  /** What was done meanwhile is stored, and sent from there. */
  const follow = async (refused: readonly RefusedCommand[]) => {
    while (storing.size > 0) await Promise.all(storing);
    if (closed || followed) return;
    const last = refused.flatMap(({ id, reason }) => {
      const command = commands.find((one) => one.id === id)?.command;
      return command ? { id, command, reason } : [];
    })[0];
    const before = view;
    const shared = followTable(id);
    followed = shared;
    shared.subscribe(() => {
      const now = shared.get();
      const lastRefusal = now.lastRefusal ?? last ?? null;
      // What was here stays on show until the server's table has come.
      show(now.board ? { ...now, lastRefusal } : { ...before, phase: now.phase });
    });
  };

  const failed = (error: unknown) => {
    console.error("Failed to read the table on this device", error);
    if (!played) show({ ...view, phase: "gone" });
  };

  const stop = onOffline((message) => {
    if (message.id !== id) return;
    if (message.type === "uploaded") {
      onShared(message.table);
      void follow(message.refused);
    } else if (message.type !== "played" || message.by !== self) {
      read().catch(failed);
    }
  });
  read().catch(failed);

  const store = (pending: Pending) => {
    const writing: Promise<void> = storage.add(pending).then(() => {
      storing.delete(writing);
      tellOffline({ type: "played", id, by: self });
    });
    storing.add(writing);
  };

  const play = (asked: TableCommand): string => {
    const name = uuidv7();
    const command = withDeck(asked);
    if (!played) return name;
    // Never before what was done, also where the clock was set back since.
    const at = Math.max(nextMoment(), (commands.at(-1)?.at ?? 0) + 0.001);
    const roll = throwDice(played.table.board, command);
    const pending: Pending = { id: name, command, at, ...(roll && { roll }) };
    const next = taken(played, pending, host);
    if (!next) return name;
    played = next;
    commands = [...commands, pending];
    store(pending);
    showPlayed();
    return name;
  };

  return {
    get: () => view,
    subscribe,
    do: (command) => (followed ? followed.do(command) : play(command)),
    close: () => {
      closed = true;
      stop();
      followed?.close();
    },
  };
}
