import { liveMessages } from "~/components/live/messages";
import { seatNames } from "~/components/live/seat";
import { waitingMessages } from "~/components/waiting/messages";
import { useLocalePath, useMessages } from "~/lib/i18n";
import { later } from "~/lib/on-demand";
import { useAction } from "~/lib/use-action";
import type { CommandRefusal } from "~/live/storage";
import type { UnsentTable } from "~/live/unsent";
import { Button, ButtonLink } from "~/ui/button";
import { toast } from "~/ui/toast-store";
import { listOf } from "./describe";
import { RefusalReasons } from "./refusal-reasons";
import { WaitingCard } from "./waiting-card";

const bringFind = later(() => import("~/live/offline/find"));

/** Why the server refused commands of a table, each reason once. */
const refusalsOf = ({ commands }: UnsentTable): CommandRefusal[] => [
  ...new Set(commands.flatMap(({ refused }) => refused ?? [])),
];

/** Whether sending again may help: the server has not refused all of the commands. */
export const canBeSent = ({ commands }: UnsentTable): boolean =>
  commands.some(({ refused }) => !refused);

/** The unsent taps at one live table. */
export function UnsentCard({ table }: { table: UnsentTable }) {
  const { t, lang } = useMessages(waitingMessages);
  const { t: live } = useMessages(liveMessages);
  const to = useLocalePath();
  const { id, commands, known } = table;
  const names = known
    ? seatNames(known.table.board.seats, known.people, live("deletedPlayer"))
    : [];
  const reasons = refusalsOf(table);
  const refused = commands.filter((command) => command.refused).length;
  const isPartly = refused > 0 && canBeSent(table);
  const isClosedToUser = reasons.some((reason) => reason === "left" || reason === "gone");
  const { run: drop, busy } = useAction(async () => {
    const undo = await (await bringFind()).dropUnsent(id, refused > 0);
    if (!undo) return;
    toast({ message: t("dropped"), action: { label: t("undo"), run: () => void undo() } });
  });
  return (
    <WaitingCard
      title={names.length > 0 ? t("tableOf", { names: listOf(names, lang) }) : t("table")}
      since={new Date(commands[0]?.at ?? 0).toISOString()}
      state={isPartly ? "partly" : refused > 0 ? "refused" : "waiting"}
    >
      <p className="text-sm">
        {t("taps", { count: commands.length })}
        {isPartly && `. ${t("tapsRefused", { count: refused })}`}
      </p>
      {refused > 0 && (
        <RefusalReasons
          lines={reasons.map((reason) => {
            if (reason === "left") return t("leftTable");
            if (reason === "gone") return t("noTable");
            return live(`refused.${reason}`);
          })}
        />
      )}
      <div className="flex flex-wrap gap-2">
        {!isClosedToUser && <ButtonLink to={to(`/live/${id}`)}>{t("openTable")}</ButtonLink>}
        <Button variant="ghost" busy={busy} className="first:-ml-4" onClick={() => drop()}>
          {t(refused > 0 ? "dismiss" : "dontSend")}
        </Button>
      </div>
    </WaitingCard>
  );
}
