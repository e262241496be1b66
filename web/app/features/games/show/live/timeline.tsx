import { type ReactNode, useEffect, useId, useMemo } from "react";
import { ApiError } from "~/lib/api/errors";
import { readGameTimeline } from "~/lib/api/live";
import type { Game, LiveTimeline } from "~/lib/api/types";
import { useMessages } from "~/lib/i18n";
import { useApiQuery } from "~/lib/query";
import { boardOf } from "~/live/table/reducer";
import { replayOf } from "~/live/table/replay";
import { Card } from "~/ui/card";
import { cx } from "~/ui/cx";
import { LoadFailed } from "~/ui/load-failed";
import { Skeleton } from "~/ui/skeleton";
import { gameLiveMessages } from "../../messages";
import type { SeatColors } from "../seat-colors";
import { HitTable } from "./hit-table";
import { LifeCurves } from "./life-curves";
import { usePlayers } from "./players";
import { Replay } from "./replay";
import { TurnLengths } from "./turn-lengths";

interface TimelineProps {
  game: Game;
  /** Called with the color each seat of the game had at the table. */
  onColors: (colors: SeatColors) => void;
}

const colorsOf = ({ seats }: LiveTimeline): SeatColors =>
  new Map(
    seats.flatMap(({ gameSeat, color }) => (gameSeat === null ? [] : [[gameSeat, color] as const])),
  );

/** How a game went that was played at a live table. */
export default function Timeline({ game, onColors }: TimelineProps) {
  const { t } = useMessages(gameLiveMessages);
  const { data, failed, error, retry } = useApiQuery(
    [null, "timeline", game.id],
    async (signal) => (await readGameTimeline(game.id, signal)).timeline,
  );
  useEffect(() => {
    if (data) onColors(colorsOf(data));
  }, [data, onColors]);
  // The operator may keep timelines for a while only.
  if (error instanceof ApiError && error.status === 404) return null;
  if (failed) return <LoadFailed title={t("failed")} error={error} onRetry={retry} />;
  if (!data) return <TimelineSkeleton />;
  return <Course timeline={data} game={game} />;
}

/** As large as the timeline. */
const TimelineSkeleton = () => (
  <div className="grid gap-6 lg:grid-cols-2" aria-busy="true">
    {[1, 2, 3, 4].map((part) => (
      <Skeleton key={part} className="h-96 rounded-lg" />
    ))}
  </div>
);

function Course({ timeline, game }: { timeline: LiveTimeline; game: Game }) {
  const { t } = useMessages(gameLiveMessages);
  const players = usePlayers(timeline, game);
  const replay = useMemo(() => replayOf(timeline.events), [timeline]);
  // The replay leaves out undone turns, so the turn lengths come from the board.
  const spells = useMemo(() => boardOf(timeline.events)?.turns.spells ?? [], [timeline]);
  if (!replay) return null;
  const { moments } = replay;
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      <Part title={t("life")} wide>
        <LifeCurves moments={moments} players={players} />
      </Part>
      <Part title={t("replay")} wide>
        <Replay replay={replay} players={players} />
      </Part>
      <Part title={t("hits")}>
        <HitTable moments={moments} players={players} />
      </Part>
      <Part title={t("turnLengths")}>
        <TurnLengths spells={spells} players={players} />
      </Part>
    </div>
  );
}

interface PartProps {
  title: string;
  /** Across the page. */
  wide?: boolean;
  children: ReactNode;
}

function Part({ title, wide = false, children }: PartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={cx("min-w-0", wide && "lg:col-span-2")}>
      <Card className="grid content-start gap-3 max-sm:p-4">
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        {children}
      </Card>
    </section>
  );
}
