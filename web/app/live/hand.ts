import { readLiveTimeline } from "~/lib/api/live";
import type { TableCommand, TableRefusal } from "~/lib/api/types";
import { onIdentityChange } from "~/lib/identity/client";
import { useUserStore } from "~/lib/user/store";
import { uuidv7 } from "~/lib/uuid";
import { deviceId } from "./device";
import type { Felt, Hand } from "./follow";
import { type Known, keeper, nextMoment } from "./queue";
import { createSender } from "./sender";
import { foresee } from "./table/predict";

/** How long what was heard may wait to be kept: a burst of taps is written once. */
const gathering = 50;
/** The server could not read what it was sent. */
const unreadable = 4400;

const isEnd = ({ type }: TableCommand) => type === "finish" || type === "close";

/** What one user's device does at a table: shown at once, kept until the server has it, sent in order. */
export function handAt(user: string, id: string): (felt: Felt) => Hand {
  return ({ view, send, changed }) => {
    const keep = keeper(user, id);
    const device = deviceId();
    const sender = createSender(({ id, command }) => send({ type: "do", id, command }));
    /** Settled since it was last written down. */
    let settled: string[] = [];
    let known: Known | null = null;
    let saving = false;

    const write = () => {
      saving = false;
      const ids = settled;
      settled = [];
      void keep.settle(known, ids);
    };

    const settle = (id: string) => {
      const pending = sender.settle(id);
      if (pending) settled.push(id);
      return pending;
    };

    return {
      read: async () => {
        const kept = await keep.read();
        sender.add(...kept.pending);
        return kept.known;
      },
      readAgain: async () => {
        const { pending } = await keep.read();
        sender.add(...pending.filter(({ id }) => !settled.includes(id)));
      },
      recall: async () => (await readLiveTimeline(id)).timeline.events,
      waiting: () => sender.waiting().length,
      ahead: (table) => {
        const me = useUserStore.getState().userData?.id ?? null;
        const { role, offset } = view();
        const actor = { role: role ?? "player", user: me, device };
        return sender
          .waiting()
          .reduce(
            (ahead, { id, command, at }) => foresee(ahead, { id, command }, actor, at + offset),
            table,
          );
      },
      do: (command) => {
        const pending = { id: uuidv7(), command, at: nextMoment() };
        void keep.add(pending);
        sender.add(pending);
        changed();
        return pending.id;
      },
      settle: (id) => void settle(id),
      refused: (id, reason) => {
        if (reason === "too_fast" || reason === "unavailable") {
          sender.later(id);
          return null;
        }
        const command = settle(id)?.command;
        // It is as it was to be: nobody has to hear of it.
        const fine = reason === "no_change" || (command && reason === "finished" && isEnd(command));
        return command && !fine ? { id, command, reason: reason as TableRefusal } : null;
      },
      begin: sender.begin,
      stop: (code) => {
        // What the server cannot read it never will, and it would stand in the way of all the rest.
        const unread = code === unreadable ? sender.firstOut() : undefined;
        if (unread) settle(unread.id);
        sender.stop();
        return unread ? { ...unread, reason: "invalid" } : null;
      },
      save: (next) => {
        known = next;
        if (!saving) setTimeout(write, gathering);
        saving = true;
      },
      renew: (line) =>
        onIdentityChange((identity) => {
          if (identity) line.send({ type: "renew", token: identity.idToken });
        }),
    };
  };
}
