import { lazy, Suspense, useId } from "react";
import { usePlayed } from "~/components/games/facts";
import { GameEntry } from "~/components/games/game-entry";
import { gamePagesMessages } from "~/components/games/messages";
import { useBestOf, useSetOutcome } from "~/components/games/score";
import { dayOf } from "~/components/games/timeline";
import { dayName } from "~/components/games/when";
import type { GameSet } from "~/lib/api/types";
import { useLocalePath, useMessages } from "~/lib/i18n";
import { onDemand } from "~/lib/on-demand";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { GameIcon } from "~/ui/icons/app";
import { PageHeader } from "~/ui/page-header";
import { Skeleton } from "~/ui/skeleton";
import { ScoreBoard } from "./score-board";
import { SetActions } from "./set-actions";

const RemovedNotice = onDemand(() => import("~/components/games/removed-notice"));
const Annotations = lazy(() => import("~/components/games/annotations"));

interface SetViewProps {
  set: GameSet;
  onChange: (changed: Partial<GameSet>) => void;
  onReload: () => void;
}

export function SetView({ set, onChange, onReload }: SetViewProps) {
  const { t, lang } = useMessages(gamePagesMessages);
  const to = useLocalePath();
  const outcome = useSetOutcome();
  const bestOf = useBestOf();
  const played = usePlayed();
  const games = useId();
  const target = { kind: "set", id: set.id } as const;
  const removed = set.removedAt !== null;
  const lead = [bestOf(set.bestOf), dayName(dayOf(set.startedAt), lang), ...played(set)];
  return (
    <>
      <PageHeader
        title={outcome(set, set.games)}
        lead={lead.join(" · ")}
        actions={!removed && <SetActions set={set} onChange={onChange} />}
      />
      {removed && (
        <Suspense>
          <RemovedNotice target={target} mayRestore={set.mayEdit} onRestored={onReload} />
        </Suspense>
      )}
      <div className="grid gap-8">
        {set.score.length > 0 && <ScoreBoard set={set} />}
        <section aria-labelledby={games} className="grid gap-2">
          <h2 id={games} className="text-xl">
            {t("setGames")}
          </h2>
          {set.games.length === 0 ? (
            <EmptyState
              icon={<GameIcon className="size-6" />}
              title={t("noSetGames")}
              action={
                <ButtonLink to={to(`/games/record?set=${set.id}`)}>{t("firstGame")}</ButtonLink>
              }
            >
              {t("noSetGamesText")}
            </EmptyState>
          ) : (
            <ol className="grid gap-2 lg:grid-cols-2">
              {set.games.map((game) => (
                <li key={game.id}>
                  <GameEntry game={game} within="set" heading="h3" />
                </li>
              ))}
            </ol>
          )}
        </section>
        <Suspense fallback={<Skeleton className="h-40 rounded-lg" />}>
          <Annotations target={target} tags={set.tags} note={set.note} onChange={onChange} />
        </Suspense>
      </div>
    </>
  );
}
