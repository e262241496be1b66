import { Suspense, useId, useState } from "react";
import { Link } from "react-router";
import { useOutcome, usePlayed } from "~/components/games/facts";
import { gamePagesMessages } from "~/components/games/messages";
import { dayOf } from "~/components/games/timeline";
import { dayName } from "~/components/games/when";
import type { Game, Seat } from "~/lib/api/types";
import { useLocalePath, useMessages } from "~/lib/i18n";
import { onDemand, soon } from "~/lib/on-demand";
import { useUserStore } from "~/lib/user/store";
import { PageHeader } from "~/ui/page-header";
import { Skeleton } from "~/ui/skeleton";
import { FactsList } from "./facts-list";
import { GameActions } from "./game-actions";
import { ResultList } from "./result-list";
import { RoundTable } from "./round-table";
import { type SeatColors, SeatColorsContext } from "./seat-colors";

const RemovedNotice = onDemand(() => import("~/components/games/removed-notice"));
const Annotations = soon(() => import("~/components/games/annotations"));
// Only games that were played live have one.
const Timeline = onDemand(() => import("./live/timeline"));
const Ratings = soon(() => import("./ratings/ratings"));
const ClaimDialog = onDemand(() => import("./claim-dialog"));

interface GameViewProps {
  game: Game;
  onChange: (changed: Partial<Game>) => void;
  onReload: () => void;
}

export function GameView({ game, onChange, onReload }: GameViewProps) {
  const { t, lang } = useMessages(gamePagesMessages);
  const to = useLocalePath();
  const me = useUserStore((state) => state.userData?.id);
  const outcome = useOutcome();
  const played = usePlayed();
  const result = useId();
  const [colors, setColors] = useState<SeatColors>(new Map());
  const [claiming, setClaiming] = useState<Seat | null>(null);
  const target = { kind: "game", id: game.id } as const;
  const removed = game.removedAt !== null;
  return (
    <SeatColorsContext value={colors}>
      <PageHeader
        title={outcome(game.seats, me)}
        lead={[dayName(dayOf(game.endedAt), lang), ...played(game)].join(" · ")}
        actions={!removed && <GameActions game={game} onChange={onChange} />}
      />
      {removed && (
        <Suspense>
          <RemovedNotice target={target} mayRestore={game.mayEdit} onRestored={onReload} />
        </Suspense>
      )}
      {game.setId && (
        <p className="mb-4">
          <Link
            to={to(`/set/${game.setId}`)}
            className="link inline-flex min-h-target items-center font-semibold"
          >
            {t("partOfSet")}
          </Link>
        </p>
      )}
      <div className="grid gap-6 lg:grid-cols-2">
        <div className="grid content-start gap-6">
          <RoundTable game={game} />
          <FactsList game={game} />
        </div>
        <section aria-labelledby={result} className="grid content-start gap-2">
          <h2 id={result} className="text-xl">
            {t("result")}
          </h2>
          <ResultList game={game} onClaim={game.mayEdit && !removed ? setClaiming : undefined} />
        </section>
      </div>
      {game.live && (
        <div className="mt-8">
          <Suspense fallback={<Skeleton className="h-96 rounded-lg" />}>
            <Timeline game={game} onColors={setColors} />
          </Suspense>
        </div>
      )}
      <Suspense fallback={<Skeleton className="mt-8 h-40 rounded-lg" />}>
        <div className="mt-8">
          <Annotations target={target} tags={game.tags} note={game.note} onChange={onChange} />
        </div>
      </Suspense>
      {!removed && (
        <div className="mt-8">
          <Suspense fallback={<Skeleton className="h-80 rounded-lg" />}>
            <Ratings game={game} />
          </Suspense>
        </div>
      )}
      {claiming && (
        <Suspense>
          <ClaimDialog gameId={game.id} seat={claiming} onClose={() => setClaiming(null)} />
        </Suspense>
      )}
    </SeatColorsContext>
  );
}
