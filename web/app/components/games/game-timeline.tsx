import { type CSSProperties, memo, useMemo } from "react";
import type { Game, GameSet } from "~/lib/api/types";
import { useMessages } from "~/lib/i18n";
import { Skeleton } from "~/ui/skeleton";
import { GameEntry } from "./game-entry";
import { gamesMessages } from "./messages";
import { SetEntry } from "./set-entry";
import { byDay, heightOf, type TimelineEntry, timeline } from "./timeline";
import { dayName } from "./when";

interface GameTimelineProps {
  /** Newest first, all pages together. */
  games: readonly Game[];
  /** The sets those games belong to. */
  sets: readonly GameSet[];
}

/** Lists up to this length are laid out as a whole. */
const atOnce = 20;

/** On a phone the last line breaks in every other entry. */
const laidOutInSight = (entry: TimelineEntry) => ({
  style: { "--height": `${heightOf(entry)}rem` } as CSSProperties,
  className:
    "[content-visibility:auto] [overflow-clip-margin:0.25rem] [contain-intrinsic-size:auto_calc(var(--height)+0.5rem)] sm:[contain-intrinsic-size:auto_var(--height)]",
});

/** A history by days; a set is one entry that opens. Needs `gamesMessages`. */
export const GameTimeline = memo(function GameTimeline({ games, sets }: GameTimelineProps) {
  const { lang } = useMessages(gamesMessages);
  const days = useMemo(() => byDay(timeline(games, sets)), [games, sets]);
  return (
    <div className="grid gap-6">
      {days.map(({ day, entries }) => (
        <section key={day} aria-label={dayName(day, lang)} className="grid gap-2">
          <h3 className="sticky top-0 z-10 bg-surface py-1 text-sm text-text-muted">
            {dayName(day, lang)}
          </h3>
          <ol className="grid gap-2">
            {entries.map((entry) => (
              <li key={entry.id} {...(games.length > atOnce && laidOutInSight(entry))}>
                {entry.kind === "game" ? (
                  <GameEntry game={entry.game} />
                ) : (
                  <SetEntry set={entry.set} games={entry.games} />
                )}
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
});

/** Of the size of a few games of four. */
export const TimelineSkeleton = () => (
  <div className="grid gap-2" aria-busy="true">
    <Skeleton className="h-5 w-32" />
    {[1, 2, 3].map((row) => (
      <Skeleton key={row} className="h-52 rounded-lg" />
    ))}
  </div>
);
