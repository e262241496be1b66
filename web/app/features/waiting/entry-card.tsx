import { waitingMessages } from "~/components/waiting/messages";
import { useLocalePath, useMessages } from "~/lib/i18n";
import type { Entry } from "~/lib/outbox/entry";
import { dropEntry, restoreEntries } from "~/lib/outbox/storage";
import { useAction } from "~/lib/use-action";
import { Button, ButtonLink } from "~/ui/button";
import { toast } from "~/ui/toast-store";
import { pathOf, stateOf, useDescription } from "./describe";
import { NoteAnswer } from "./note-answer";
import { RefusalReasons } from "./refusal-reasons";
import { WaitingCard } from "./waiting-card";

interface EntryCardProps {
  entry: Entry;
  all: readonly Entry[];
}

/** Why the server refused the entry. */
function EntryRefusal({ entry }: { entry: Entry }) {
  const { t } = useMessages(waitingMessages);
  if (!entry.refused) return null;
  const { message, fieldMessages, present } = entry.refused;
  const reasons = Object.values(fieldMessages);
  const lines = present.game
    ? [t("conflict")]
    : [t("refused"), ...(reasons.length > 0 ? reasons : [message])];
  return <RefusalReasons lines={lines} />;
}

/** Where its author puts it right: on the page it was made on. */
function Answer({ entry }: { entry: Entry }) {
  const { t } = useMessages(waitingMessages);
  const to = useLocalePath();
  if (!entry.refused) return null;
  if (entry.kind === "game" || entry.kind === "set")
    return <ButtonLink to={to(`/games/record?waiting=${entry.body.id}`)}>{t("fix")}</ButtonLink>;
  if (entry.kind !== "correction") return null;
  return (
    <ButtonLink to={to(`/game/${entry.body.id}/edit`)}>
      {t(entry.refused.present.game ? "compare" : "fix")}
    </ButtonLink>
  );
}

export function EntryCard({ entry, all }: EntryCardProps) {
  const { t } = useMessages(waitingMessages);
  const to = useLocalePath();
  const { title, lines } = useDescription()(entry);
  const path = pathOf(entry);
  const theirs = entry.kind === "note" && entry.refused?.present.note;
  const { run: drop, busy } = useAction(async () => {
    const dropped = await dropEntry(entry);
    const undo = { label: t("undo"), run: () => void restoreEntries(dropped) };
    toast({ message: t("dropped"), ...(dropped.length > 0 && { action: undo }) });
  });
  const since = new Date(entry.since).toISOString();
  return (
    <WaitingCard title={title} since={since} state={stateOf(entry, all)}>
      {!theirs &&
        lines.map((line) => (
          <p key={line} className="line-clamp-3 text-sm whitespace-pre-line wrap-anywhere">
            {line}
          </p>
        ))}
      {theirs ? <NoteAnswer entry={entry} theirs={theirs} /> : <EntryRefusal entry={entry} />}
      <div className="flex flex-wrap gap-2">
        <Answer entry={entry} />
        {path && (
          <ButtonLink to={to(path)}>
            {t(path.startsWith("/set/") ? "viewSet" : "viewGame")}
          </ButtonLink>
        )}
        {/* Of a note that was changed elsewhere, using the other version is the same. */}
        {!theirs && (entry.kind !== "removal" || entry.refused) && (
          <Button variant="ghost" busy={busy} className="first:-ml-4" onClick={() => drop()}>
            {t("dontSend")}
          </Button>
        )}
      </div>
    </WaitingCard>
  );
}
