import { Suspense, useState } from "react";
import { Link } from "react-router";
import { DeckArt, DeckRecord } from "~/components/decks/deck-tile";
import { deckPath } from "~/components/paths";
import { getArchivedDecks } from "~/lib/api/decks";
import type { Deck } from "~/lib/api/types";
import { useLocalePath, useMessages } from "~/lib/i18n";
import { onDemand } from "~/lib/on-demand";
import { useApiQuery } from "~/lib/query";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { EmptyState } from "~/ui/empty-state";
import { ArchiveIcon, DeleteIcon, RestoreIcon } from "~/ui/icons/app";
import { LoadFailed } from "~/ui/load-failed";
import { Skeleton } from "~/ui/skeleton";
import { deckPagesMessages } from "./messages";
import { useArchiving } from "./use-archiving";

// Seldom wanted: fetched when it is.
const DeleteDeck = onDemand(() => import("./delete-deck"));

interface RowProps {
  deck: Deck;
  onRestore: () => void;
  onDelete: () => void;
}

function Row({ deck, onRestore, onDelete }: RowProps) {
  const { t, lang } = useMessages(deckPagesMessages);
  const to = useLocalePath();
  const date = new Intl.DateTimeFormat(lang, { dateStyle: "medium" });
  return (
    <li className="flex flex-wrap items-center gap-3 p-2">
      <DeckArt deck={deck} columns={3} rows={3} className="size-14 shrink-0 rounded-md" />
      <div className="grid min-w-0 flex-1 basis-40">
        <Link to={to(deckPath(deck))} className="truncate py-1 font-semibold hover:underline">
          {deck.name}
        </Link>
        <p className="text-sm text-text-muted">
          <DeckRecord record={deck.record} />
        </p>
        {deck.archivedAt && (
          <p className="text-sm text-text-muted">
            {t("archivedOn", { date: date.format(new Date(deck.archivedAt)) })}
          </p>
        )}
      </div>
      <div className="flex gap-2 max-sm:w-full max-sm:*:flex-1">
        <Button onClick={onRestore} aria-label={t("restoreNamed", { name: deck.name })}>
          <RestoreIcon className="size-4" aria-hidden="true" />
          {t("restore")}
        </Button>
        <Button
          variant="ghost"
          onClick={onDelete}
          aria-label={t("deleteNamed", { name: deck.name })}
        >
          <DeleteIcon className="size-4" aria-hidden="true" />
          {t("deleteForGood")}
        </Button>
      </div>
    </li>
  );
}

/** Archived decks, to restore or delete for good. */
export default function ArchivedDecks() {
  const { t } = useMessages(deckPagesMessages);
  const { data, failed, error, retry, show } = useApiQuery(
    [null, "archived-decks"],
    getArchivedDecks,
  );
  const [deleting, setDeleting] = useState<Deck>();
  const change = (id: string, deck: Deck | null) =>
    show(
      (now) =>
        now && {
          decks: now.decks.flatMap((each) => (each.id === id ? (deck ?? []) : each)),
        },
    );
  const { restore } = useArchiving((deck) => change(deck.id, deck));

  if (failed) return <LoadFailed title={t("archivedFailed")} error={error} onRetry={retry} />;
  if (!data) {
    return (
      <Card padding="sm" className="grid gap-2" aria-busy="true">
        <Skeleton className="h-18" />
        <Skeleton className="h-18" />
        <Skeleton className="h-18" />
      </Card>
    );
  }
  const decks = data.decks.filter(({ archivedAt }) => archivedAt);
  return (
    <>
      {decks.length === 0 ? (
        <EmptyState icon={<ArchiveIcon className="size-6" />} title={t("archivedEmpty")}>
          {t("archivedEmptyText")}
        </EmptyState>
      ) : (
        <Card padding="sm">
          <ul className="divide-y divide-line">
            {decks.map((deck) => (
              <Row
                key={deck.id}
                deck={deck}
                onRestore={() => restore(deck)}
                onDelete={() => setDeleting(deck)}
              />
            ))}
          </ul>
        </Card>
      )}
      {deleting && (
        <Suspense>
          <DeleteDeck
            deck={deleting}
            onClose={() => setDeleting(undefined)}
            onDeleted={() => {
              change(deleting.id, null);
              setDeleting(undefined);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
