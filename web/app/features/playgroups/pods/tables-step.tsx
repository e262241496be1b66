import { Suspense, useState } from "react";
import { spelled } from "~/components/live/code";
import { playgroupPath } from "~/components/paths";
import { ActionBar } from "~/components/seating/action-bar";
import type { Playgroup } from "~/lib/api/types";
import { useLocalePath, useMessages } from "~/lib/i18n";
import { onDemand } from "~/lib/on-demand";
import { useUserStore } from "~/lib/user/store";
import { Badge } from "~/ui/badge";
import { Button, ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { CopyButton } from "~/ui/copy-button";
import { LiveIcon } from "~/ui/icons/app";
import { ShareButton } from "~/ui/share-button";
import { Skeleton } from "~/ui/skeleton";
import { podsMessages } from "../messages";
import { Section } from "../section";
import type { PodTable } from "./pod-session";
import type { useOpening } from "./use-opening";
import type { PodSessionInUse } from "./use-pod-session";
import type { useProposing } from "./use-proposing";

const TableQr = onDemand(() => import("./table-qr"));

interface TableCardProps {
  table: PodTable;
  number: number;
  names: readonly string[];
  mine: boolean;
  refused: readonly string[];
  busy: boolean;
}

/** One pod's live table: who plays there, and how they come to it. */
function TableCard({ table, number, names, mine, refused, busy }: TableCardProps) {
  const { t } = useMessages(podsMessages);
  const to = useLocalePath();
  const [qr, setQr] = useState(false);
  const { code, url } = table;
  return (
    <li>
      <Card padding="none" className="grid gap-3 p-4">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h3 className="flex items-center gap-2 text-lg">
            {t("pod", { number })}
            {mine && <Badge tone="accent">{t("yours")}</Badge>}
          </h3>
          {code && (
            <p className="font-mono text-xl tracking-wider">
              <span className="sr-only">{t("code")} </span>
              {spelled(code)}
            </p>
          )}
        </div>
        <p className="text-sm wrap-anywhere text-text-muted">{names.join(", ")}</p>
        {refused.map((message) => (
          <p
            key={message}
            role="alert"
            className="rounded-md bg-danger-soft p-2 text-sm text-danger"
          >
            {message}
          </p>
        ))}
        {!code && busy && <Skeleton className="h-11" />}
        {code && url && (
          <div className="flex flex-wrap gap-2">
            <ButtonLink variant={mine ? "primary" : "secondary"} to={to(`/live/${code}`)}>
              <LiveIcon className="size-4" aria-hidden="true" />
              {t("toTable")}
            </ButtonLink>
            <CopyButton text={url} copied={t("copied")}>
              {t("copy")}
            </CopyButton>
            <ShareButton url={url}>{t("share")}</ShareButton>
            <Button onClick={() => setQr(true)}>{t("qr")}</Button>
          </div>
        )}
      </Card>
      {qr && code && (
        <Suspense>
          <TableQr code={code} title={t("qrOf", { number })} onClose={() => setQr(false)} />
        </Suspense>
      )}
    </li>
  );
}

interface TablesStepProps {
  group: Playgroup;
  use: PodSessionInUse;
  proposing: ReturnType<typeof useProposing>;
  opening: ReturnType<typeof useOpening>;
}

/** The tables of this round. */
export default function TablesStep({ group, use, proposing, opening }: TablesStepProps) {
  const { t } = useMessages(podsMessages);
  const to = useLocalePath();
  const me = useUserStore((state) => state.userData?.id ?? "");
  const { session } = use;
  const { tables } = session;
  const names = new Map(session.people.map(({ key, name }) => [key, name]));
  const done = tables.filter(({ code }) => code !== null).length;
  const all = done === tables.length;
  return (
    <div className="grid gap-6">
      <Section
        title={all ? t("tables") : t("opening", { done, count: tables.length })}
        lead={t("tablesText")}
      >
        <ol className="grid gap-3 lg:grid-cols-2">
          {tables.map((table, at) => (
            <TableCard
              key={table.id}
              table={table}
              number={at + 1}
              names={table.people.map((key) => names.get(key) ?? "")}
              mine={table.people.includes(me)}
              refused={opening.refused[table.id] ?? []}
              busy={opening.busy}
            />
          ))}
        </ol>
        <ButtonLink variant="ghost" to={to(playgroupPath(group))} className="justify-self-start">
          {t("toGroup")}
        </ButtonLink>
      </Section>
      <ActionBar problems={Object.values(proposing.errors)}>
        {all ? (
          <Button
            size="lg"
            className="flex-1"
            busy={proposing.busy}
            onClick={() => proposing.propose({ ...session, locked: [] })}
          >
            {t("nextRound")}
          </Button>
        ) : (
          <Button
            variant="primary"
            size="lg"
            className="flex-1"
            busy={opening.busy}
            onClick={opening.open}
          >
            {t("openRest")}
          </Button>
        )}
        <Button size="lg" onClick={use.startOver}>
          {t("startOver")}
        </Button>
      </ActionBar>
    </div>
  );
}
