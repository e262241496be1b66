import { Suspense, useEffect, useId, useRef, useState } from "react";
import { PodList } from "~/components/seating/pod-list";
import type { Player, Pod } from "~/lib/api/types";
import { useMessages } from "~/lib/i18n";
import { onDemand, soon } from "~/lib/on-demand";
import { Button } from "~/ui/button";
import { GroupIcon } from "~/ui/icons/everywhere";
import { Skeleton } from "~/ui/skeleton";
import { recordMessages } from "./messages";
import type { GameDraft } from "./table/draft";

// Most nights the table is a known one.
const FindTable = soon(() => import("./find-table"));
const NewTable = onDemand(() => import("./new-table"));

interface TableStepProps {
  pods: readonly Pod[];
  players: readonly Player[];
  game: GameDraft;
  onPod: (pod: Pod) => void;
  onChange: (game: GameDraft) => void;
  onGoOn: () => void;
}

/** Who sat there: a table known from before, or one put together now. */
export function TableStep({ pods, players, game, onPod, onChange, onGoOn }: TableStepProps) {
  const { t } = useMessages(recordMessages);
  const last = useId();
  const other = useId();
  const known = game.setId === null ? pods : [];
  const [begun] = useState(known.length === 0 || game.seats.length > 1);
  const [asked, setAsked] = useState(false);
  const open = begun || asked;
  const heading = useRef<HTMLHeadingElement>(null);
  // What was asked for opens below the last tables, out of sight on a phone.
  useEffect(() => {
    if (!asked) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView?.();
  }, [asked]);
  const listed = (tables: readonly Pod[]) => <PodList pods={tables} onPick={onPod} />;
  return (
    <div className="grid gap-8">
      {known.length > 0 && (
        <section aria-labelledby={last} className="grid gap-3">
          <div>
            <h2 id={last} className="text-xl">
              {t("lastTables")}
            </h2>
            <p className="text-sm text-text-muted">{t("lastTablesText")}</p>
          </div>
          {known.length > 1 ? (
            <Suspense
              fallback={
                <>
                  <div className="h-12" />
                  {listed(known)}
                </>
              }
            >
              <FindTable known={known}>{listed}</FindTable>
            </Suspense>
          ) : (
            listed(known)
          )}
        </section>
      )}
      {!open && (
        <Button size="lg" onClick={() => setAsked(true)}>
          <GroupIcon className="size-5" aria-hidden="true" />
          {t("anotherTable")}
        </Button>
      )}
      {open && (
        <section aria-labelledby={other} className="grid gap-4">
          <div>
            <h2 id={other} ref={heading} tabIndex={-1} className="text-xl outline-none">
              {t("whoPlayed")}
            </h2>
            <p className="text-sm text-text-muted">{t("whoPlayedText")}</p>
          </div>
          <Suspense fallback={<Skeleton className="h-96" />}>
            <NewTable
              players={players}
              pods={pods}
              game={game}
              onChange={onChange}
              onGoOn={onGoOn}
            />
          </Suspense>
        </section>
      )}
    </div>
  );
}
