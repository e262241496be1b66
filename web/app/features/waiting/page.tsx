import { annotationsMessages } from "~/components/annotations/messages";
import { liveMessages } from "~/components/live/messages";
import { waitingMessages } from "~/components/waiting/messages";
import { messagesLoader, useLocalePath, useMessages } from "~/lib/i18n";
import { later } from "~/lib/on-demand";
import { useOutbox, useWaiting } from "~/lib/outbox/store";
import { useAction } from "~/lib/use-action";
import { Button, ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { SuccessIcon } from "~/ui/icons/app";
import { PageHeader } from "~/ui/page-header";
import { Skeleton } from "~/ui/skeleton";
import { toast } from "~/ui/toast-store";
import { EntryCard } from "./entry-card";
import { TableCard } from "./table-card";
import { canBeSent, UnsentCard } from "./unsent-card";
import { useTables, useUnsentTables } from "./use-tables";

const bringSendAll = later(() => import("~/live/send-all"));

export const clientLoader = messagesLoader(waitingMessages, annotationsMessages, liveMessages);

/** Everything that is on this device only, with its state and what can be done about it. */
export default function WaitingPage() {
  const { t } = useMessages(waitingMessages);
  const to = useLocalePath();
  const waiting = useWaiting();
  const known = useOutbox((state) => state.known);
  // What needs an answer comes first.
  const listed = [
    ...waiting.filter(({ refused }) => refused),
    ...waiting.filter(({ refused }) => !refused),
  ];
  const tables = useTables();
  const unsent = useUnsentTables();
  const { run: send, busy } = useAction(async () => {
    if (await (await bringSendAll()).sendAll()) toast({ message: t("stillAway") });
  });
  if (!known || !tables || !unsent) {
    return (
      <div aria-busy="true">
        <PageHeader title={t("title")} lead={t("lead")} />
        <Skeleton className="h-40 rounded-lg" />
      </div>
    );
  }
  if (waiting.length + tables.length + unsent.length === 0) {
    return (
      <>
        <PageHeader title={t("title")} />
        <EmptyState
          icon={<SuccessIcon className="size-6" />}
          title={t("empty")}
          action={<ButtonLink to={to("/games")}>{t("toGames")}</ButtonLink>}
        >
          {t("emptyText")}
        </EmptyState>
      </>
    );
  }
  return (
    <>
      <PageHeader
        title={t("title")}
        lead={t("lead")}
        actions={
          ([...waiting, ...tables].some(({ refused }) => !refused) || unsent.some(canBeSent)) && (
            <Button variant="primary" busy={busy} onClick={() => send()}>
              {t("sendNow")}
            </Button>
          )
        }
      />
      <ul className="grid gap-3">
        {listed.map((entry) => (
          <EntryCard key={entry.order} entry={entry} all={waiting} />
        ))}
        {tables.map((table) => (
          <TableCard key={table.id} table={table} />
        ))}
        {unsent.map((table) => (
          <UnsentCard key={table.id} table={table} />
        ))}
      </ul>
    </>
  );
}
