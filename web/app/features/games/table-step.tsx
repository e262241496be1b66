import { Suspense, useId, useState } from "react";
import { guestsOf } from "~/components/seating/known-tables";
import { PodList } from "~/components/seating/pod-list";
import type { Player, Pod } from "~/lib/api/types";
import { useMessages } from "~/lib/i18n";
import { onDemand } from "~/lib/on-demand";
import { Button } from "~/ui/button";
import { GroupIcon } from "~/ui/icons/everywhere";
import { Skeleton } from "~/ui/skeleton";
import { recordMessages } from "./messages";
import type { GameDraft } from "./table/draft";

// Most nights the table is a known one.
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
  const [open, setOpen] = useState(known.length === 0 || game.seats.length > 1);
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
          <PodList pods={known} onPick={onPod} />
        </section>
      )}
      {!open && (
        <Button size="lg" onClick={() => setOpen(true)}>
          <GroupIcon className="size-5" aria-hidden="true" />
          {t("anotherTable")}
        </Button>
      )}
      {open && (
        <section aria-labelledby={other} className="grid gap-4">
          <div>
            <h2 id={other} className="text-xl">
              {t("whoPlayed")}
            </h2>
            <p className="text-sm text-text-muted">{t("whoPlayedText")}</p>
          </div>
          <Suspense fallback={<Skeleton className="h-96" />}>
            <NewTable
              players={players}
              guests={guestsOf(pods)}
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
