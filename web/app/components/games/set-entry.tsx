import { memo } from "react";
import { Link } from "react-router";
import type { Game, GameSet } from "~/lib/api/types";
import { useLocalePath, useMessages } from "~/lib/i18n";
import { Chip } from "~/ui/chip";
import { ChevronDownIcon, WinIcon } from "~/ui/icons/everywhere";
import { VisuallyHidden } from "~/ui/visually-hidden";
import { usePlayed } from "./facts";
import { GameEntry } from "./game-entry";
import { gamesMessages } from "./messages";
import { scoreName, useBestOf, useSetOutcome } from "./score";

interface SetEntryProps {
  set: GameSet;
  /** The listed games of the set, oldest first. */
  games: readonly Game[];
}

/** A set in a list: its score, and its games when opened. */
export const SetEntry = memo(function SetEntry({ set, games }: SetEntryProps) {
  const { t } = useMessages(gamesMessages);
  const to = useLocalePath();
  const outcome = useSetOutcome();
  const bestOf = useBestOf();
  const played = usePlayed();
  return (
    <details className="group/set rounded-lg border border-line bg-surface-raised">
      <summary className="grid cursor-pointer list-none gap-2 rounded-lg p-4 [&::-webkit-details-marker]:hidden">
        <span className="flex items-baseline justify-between gap-3">
          <span className="min-w-0 font-display leading-snug font-bold">{outcome(set, games)}</span>
          <ChevronDownIcon
            className="size-5 shrink-0 self-center text-text-muted transition-transform group-open/set:rotate-180"
            aria-hidden="true"
          />
        </span>
        <span className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
          {set.score.map((player, index) => (
            <span
              key={player.userId ?? `${player.guestName}-${index}`}
              className="inline-flex min-w-0 items-center gap-1.5"
            >
              {set.winner === index && set.closedAt && (
                <>
                  <WinIcon className="size-4 shrink-0 text-accent-text" aria-hidden="true" />
                  <VisuallyHidden>{t("winner")}</VisuallyHidden>
                </>
              )}
              <span className="truncate font-medium">{scoreName(player, games)}</span>
              <span className="font-display font-bold tabular-nums">{player.wins}</span>
            </span>
          ))}
        </span>
        <span className="text-xs text-text-muted tabular-nums">
          {[bestOf(set.bestOf), t("games", { count: set.gamesCount }), ...played(set)].join(" · ")}
        </span>
        {set.tags.length > 0 && (
          <span className="flex flex-wrap gap-1.5">
            {set.tags.map(({ id, name, color }) => (
              <Chip key={id} color={color}>
                {name}
              </Chip>
            ))}
          </span>
        )}
      </summary>
      <div className="grid gap-2 px-2 pb-2">
        {games.map((game) => (
          <GameEntry key={game.id} game={game} within="set" />
        ))}
        <Link
          to={to(`/set/${set.id}`)}
          className="link flex min-h-target items-center px-2 text-sm font-semibold"
        >
          {t("openTheSet")}
        </Link>
      </div>
    </details>
  );
});
