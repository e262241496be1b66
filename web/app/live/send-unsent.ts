import type { TableRefusal } from "~/lib/api/types";
import { keptDraft } from "~/lib/draft";
import { currentIdentity } from "~/lib/identity/client";
import { withLock } from "~/lib/lock";
import { tellChanged } from "~/lib/signals/changes";
import { followedPaths } from "./followed";
import { helloOfUser } from "./hello";
import { guestOwner, helloOfGuest, seatDraft } from "./hello-guest";
import { tellOffline } from "./offline/channel";
import { createSender, refusalByClose } from "./sender";
import { type CommandRefusal, tableStorage } from "./storage";
import { closes, openTableSocket } from "./table-socket";
import { commandsLock, readUnsent, refuseCommand, type UnsentTable } from "./unsent";

/** How the connection to a table ended; `left` and `gone` as in CommandRefusal. */
type ConnectionEnd = "answered" | "away" | "left" | "gone";

const socketPathOf = (table: string) => `/live/${table}/socket`;

/** Whose commands are sent: the signed-in user's, or a guest's. */
const currentOwner = (): string => currentIdentity()?.uid ?? guestOwner;

async function helloOfOwner(owner: string, table: string, renewed: boolean, have: number | null) {
  if (owner !== currentOwner()) return null;
  if (owner !== guestOwner) return helloOfUser(renewed, have);
  const { code, token } = keptDraft<Partial<Record<string, string>>>(seatDraft(table)) ?? {};
  return code && token ? helloOfGuest(code, token, have) : null;
}

/** Sends the commands of one table over a socket of its own, until all are answered. */
async function sendTable(
  owner: string,
  { id, commands, known }: UnsentTable,
): Promise<ConnectionEnd> {
  const storage = tableStorage(owner, id);
  const writes: Promise<void>[] = [];
  const ending = await new Promise<ConnectionEnd>((resolve) => {
    const sender = createSender(({ id, command }) => socket.send({ type: "do", id, command }));
    const settle = (command: string, refused?: CommandRefusal) => {
      if (!sender.settle(command)) return;
      writes.push(
        refused ? refuseCommand(owner, id, command, refused) : storage.settle(null, [command]),
      );
      if (sender.waiting().length === 0) end("answered");
    };
    const end = (how: ConnectionEnd) => {
      sender.stop();
      socket.close();
      resolve(how);
    };
    sender.add(...commands);
    const socket = openTableSocket({
      path: socketPathOf(id),
      longest: 30_000,
      hello: async (renewed) => helloOfOwner(owner, id, renewed, known?.table.sequence ?? null),
      heard: (message) => {
        if (message.type === "welcome") sender.begin();
        if (message.type === "done") settle(message.id);
        if (message.type !== "refused") return;
        if (message.reason === "unavailable") end("away");
        else if (message.reason === "too_fast") sender.later(message.id);
        // The table is already as wanted: nothing to report.
        else if (message.reason === "no_change") settle(message.id);
        else settle(message.id, message.reason as TableRefusal);
      },
      lost: ({ kind, code }) => {
        const refusal = refusalByClose(sender.unanswered(), code);
        sender.stop();
        if (kind === "gone") end("gone");
        else if (code === closes.notHere) end("left");
        else if (refusal) settle(refusal.id, refusal.reason);
        else end("away");
      },
    });
  });
  if (ending === "left" || ending === "gone")
    for (const command of commands) writes.push(refuseCommand(owner, id, command.id, ending));
  await Promise.allSettled(writes);
  return ending;
}

/**
 * Sends the commands of tables that no page of this tab shows, one tab at a time; resolves to true if something is
 * left that can be sent later. A table shown in another tab does no harm: the server applies each command once.
 */
export const sendCommands = (): Promise<boolean> =>
  withLock(commandsLock, async () => {
    const owner = currentOwner();
    let away = false;
    for (const { commands, ...table } of await readUnsent(owner)) {
      const unrefused = commands.filter(({ refused }) => !refused);
      if (unrefused.length === 0 || followedPaths.has(socketPathOf(table.id))) continue;
      if (navigator.onLine === false) return true;
      if ((await sendTable(owner, { ...table, commands: unrefused })) === "away") {
        away = true;
        continue;
      }
      tellOffline({ type: "sent", id: table.id });
      // In case the signals socket is not connected yet.
      tellChanged(["live", "games"]);
    }
    return away;
  });
