import { afterPaint } from "~/lib/after-paint";
import { readLiveTimeline } from "~/lib/api/live";
import type { SeatNo, TableCommand, TableRefusal } from "~/lib/api/types";
import { onIdentityChange } from "~/lib/identity/client";
import { useUserStore } from "~/lib/user/store";
import { uuidv7 } from "~/lib/uuid";
import { deviceId } from "./device";
import type { CommandQueue, TableHandle } from "./follow";
import { createSender, refusalByClose } from "./sender";
import { type Known, nextMoment, type Pending, tableStorage } from "./storage";
import { foresee } from "./table/predict";

/** Writes are gathered for this long: a burst of taps is written once. */
const gathering = 50;
const isEnd = ({ type }: TableCommand) => type === "finish" || type === "close";

/** Whose commands they are: a user's, or a guest's who has no account. */
interface Owner {
  /** Under which they are stored on this device. */
  key: string;
  guest: SeatNo | null;
}

/** One player's commands at a table: applied at once, stored until acknowledged, sent in order. */
export function commandQueueAt(owner: Owner, id: string): (handle: TableHandle) => CommandQueue {
  return ({ view, send, changed }) => {
    const storage = tableStorage(owner.key, id);
    const device = deviceId();
    const sender = createSender(({ id, command }) => send({ type: "do", id, command }));
    /** Done since the last paint. */
    const unkept: Pending[] = [];
    /** Settled since the last write. */
    let settled: string[] = [];
    let known: Known | null = null;
    let saving = false;

    const write = () => {
      saving = false;
      const ids = settled;
      settled = [];
      void storage.settle(known, ids);
    };

    const keep = () => {
      for (const pending of unkept.splice(0)) void storage.add(pending);
      sender.go();
    };

    const settle = (id: string) => {
      const pending = sender.settle(id);
      if (pending) settled.push(id);
      return pending;
    };

    return {
      read: async () => {
        const kept = await storage.read();
        sender.add(...kept.pending);
        return kept.known;
      },
      readAgain: async () => {
        const { pending } = await storage.read();
        sender.add(...pending.filter(({ id }) => !settled.includes(id)));
      },
      // Only people with an account are told what happened before they came.
      recall: async () =>
        owner.guest === null ? (await readLiveTimeline(id)).timeline.events : [],
      waiting: () => sender.waiting().length,
      ahead: (table) => {
        const me = useUserStore.getState().userData?.id ?? null;
        const { role, offset } = view();
        const actor = { role: role ?? "player", user: me, guest: owner.guest, device };
        return sender
          .waiting()
          .reduce(
            (ahead, { id, command, at }) => foresee(ahead, { id, command }, actor, at + offset),
            table,
          );
      },
      do: (command) => {
        const pending = { id: uuidv7(), command, at: nextMoment() };
        sender.add(pending);
        changed();
        unkept.push(pending);
        afterPaint(keep);
        return pending.id;
      },
      settle: (id) => void settle(id),
      refused: (id, reason) => {
        if (reason === "too_fast" || reason === "unavailable") {
          sender.later(id);
          return null;
        }
        const command = settle(id)?.command;
        // The table is already as wanted: nothing to report.
        const fine = reason === "no_change" || (command && reason === "finished" && isEnd(command));
        return command && !fine ? { id, command, reason: reason as TableRefusal } : null;
      },
      begin: sender.begin,
      stop: (code) => {
        const refusal = refusalByClose(sender.unanswered(), code);
        if (refusal) settle(refusal.id);
        keep();
        sender.stop();
        return refusal;
      },
      save: (next) => {
        known = next;
        if (!saving) setTimeout(write, gathering);
        saving = true;
      },
      renew: (socket) =>
        onIdentityChange((identity) => {
          if (identity && owner.guest === null)
            socket.send({ type: "renew", token: identity.idToken });
        }),
    };
  };
}
