import { gamePagesMessages, gamesMessages } from "~/components/games/messages";
import { scoreName } from "~/components/games/score";
import { seatLook } from "~/components/live/seat";
import type { GameSet } from "~/lib/api/types";
import { useMessages } from "~/lib/i18n";
import { cx } from "~/ui/cx";
import { WinIcon } from "~/ui/icons/everywhere";
import { SeatMark, seatGround } from "~/ui/seat-mark";
import { VisuallyHidden } from "~/ui/visually-hidden";

/** The score, to be read from across the table. */
export function ScoreBoard({ set }: { set: GameSet }) {
  const { t } = useMessages(gamePagesMessages);
  const { t: word } = useMessages(gamesMessages);
  return (
    <ol
      aria-label={t("score")}
      className="grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-2"
    >
      {set.score.map((player, index) => {
        const won = set.closedAt !== null && set.winner === index;
        return (
          <li
            key={player.userId ?? `${player.guestName}-${index}`}
            className={cx(
              "grid justify-items-center gap-1 rounded-lg border-2 p-4",
              won ? "border-accent-text" : "border-transparent",
            )}
            style={{ background: seatGround(seatLook(index)) }}
          >
            <span className="flex max-w-full items-center gap-1.5 font-semibold">
              <SeatMark seat={seatLook(index)} onGround />
              <span className="truncate">{scoreName(player, set.games)}</span>
              {won && <WinIcon className="size-5 shrink-0 text-accent-text" aria-hidden="true" />}
            </span>
            <span className="font-display text-life font-extrabold tabular-nums">
              <span aria-hidden="true">{player.wins}</span>
              <VisuallyHidden>
                {t("wins", { count: player.wins })}
                {won && `, ${word("winner")}`}
              </VisuallyHidden>
            </span>
          </li>
        );
      })}
    </ol>
  );
}
