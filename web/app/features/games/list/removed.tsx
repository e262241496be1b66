import { useOutcome } from "~/components/games/facts";
import { nameOf } from "~/components/games/result";
import { scoreName, useSetOutcome } from "~/components/games/score";
import { useRemoval } from "~/components/games/use-removal";
import { dateAndTime } from "~/components/games/when";
import { getRemovedGames } from "~/lib/api/games";
import type { Game, GameSet, Target } from "~/lib/api/types";
import { useMessages } from "~/lib/i18n";
import { useApiQuery } from "~/lib/query";
import { useAction } from "~/lib/use-action";
import { useUserStore } from "~/lib/user/store";
import { Button } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { DeleteIcon, RestoreIcon } from "~/ui/icons/app";
import { LoadFailed } from "~/ui/load-failed";
import { Skeleton } from "~/ui/skeleton";
import { gameListsMessages } from "../messages";

interface Gone {
  target: Target;
  title: string;
  players: string;
  removedAt: string;
}

/** Games and sets alike, the last removed first; a set's games come back with it. */
function useGone(): (games: readonly Game[], sets: readonly GameSet[]) => Gone[] {
  const me = useUserStore((state) => state.userData?.id);
  const outcome = useOutcome();
  const setOutcome = useSetOutcome();
  return (games, sets) => {
    const whole = new Set(sets.map(({ id }) => id));
    const gone = [
      ...sets.map((set) => ({
        target: { kind: "set", id: set.id } as const,
        title: setOutcome(set, set.games),
        players: set.score.map((player) => scoreName(player, set.games)).join(", "),
        removedAt: set.removedAt ?? set.startedAt,
      })),
      ...games
        .filter(({ setId }) => setId === null || !whole.has(setId))
        .map((game) => ({
          target: { kind: "game", id: game.id } as const,
          title: outcome(game.seats, me),
          players: game.seats.map((seat) => nameOf(seat)).join(", "),
          removedAt: game.removedAt ?? game.endedAt,
        })),
    ];
    return gone.toSorted((a, b) => b.removedAt.localeCompare(a.removedAt));
  };
}

function GoneRow({ gone, onBack }: { gone: Gone; onBack: () => Promise<unknown> }) {
  const { t, lang } = useMessages(gameListsMessages);
  const { restore } = useRemoval();
  const { run: bringBack, busy } = useAction(() => restore(gone.target).then(onBack));
  return (
    <li className="flex flex-wrap items-center gap-3 rounded-lg border border-line bg-surface-raised p-4">
      <div className="grid min-w-0 flex-1 basis-48">
        <p className="font-semibold">{gone.title}</p>
        <p className="truncate text-sm text-text-muted">{gone.players}</p>
        <p className="text-xs text-text-muted">
          {t("removedOn", { date: dateAndTime(gone.removedAt, lang) })}
        </p>
      </div>
      <Button busy={busy} onClick={() => bringBack()}>
        <RestoreIcon className="size-4" aria-hidden="true" />
        {t("restore")}
      </Button>
    </li>
  );
}

/** Recently removed games and sets that can still be restored. */
export default function Removed() {
  const { t } = useMessages(gameListsMessages);
  const { data, failed, error, retry, refresh } = useApiQuery(
    [null, "removed-games"],
    getRemovedGames,
  );
  const listed = useGone();
  if (failed) return <LoadFailed title={t("loadFailed")} error={error} onRetry={retry} />;
  if (!data) {
    return (
      <div className="grid gap-2" aria-busy="true">
        {[1, 2].map((row) => (
          <Skeleton key={row} className="h-24 rounded-lg" />
        ))}
      </div>
    );
  }
  const gone = listed(data.games, data.sets);
  if (gone.length === 0) {
    return (
      <EmptyState icon={<DeleteIcon className="size-6" />} title={t("nothingRemoved")}>
        {t("nothingRemovedText")}
      </EmptyState>
    );
  }
  return (
    <div className="grid gap-3">
      <p className="text-sm text-text-muted">{t("removedText")}</p>
      <ul className="grid gap-2">
        {gone.map((entry) => (
          <GoneRow key={entry.target.id} gone={entry} onBack={refresh} />
        ))}
      </ul>
    </div>
  );
}
