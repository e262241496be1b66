import { memo } from "react";
import { Link } from "react-router";
import type { Game } from "~/lib/api/types";
import { useLocalePath, useMessages } from "~/lib/i18n";
import { useUserStore } from "~/lib/user/store";
import { Chip } from "~/ui/chip";
import { useLength, useOutcome, usePlayed } from "./facts";
import { gamesMessages } from "./messages";
import { useNameOf } from "./names";
import { byPlace, isDraw } from "./result";
import { SeatRow } from "./seat-row";
import { listedSeats } from "./timeline";
import { timeOfDay } from "./when";

interface GameEntryProps {
  game: Game;
  /** Within its set the format and the group are said once, above. */
  within?: "timeline" | "set";
  /** One level below the heading above it. */
  heading?: "h3" | "h4";
}

/** A game in a list: the result, the players by place, what and how long. All of it leads there. */
export const GameEntry = memo(function GameEntry({
  game,
  within = "timeline",
  heading: Heading = "h4",
}: GameEntryProps) {
  const { t, lang } = useMessages(gamesMessages);
  const to = useLocalePath();
  const me = useUserStore((state) => state.userData?.id);
  const outcome = useOutcome();
  const length = useLength();
  const nameOf = useNameOf(game.seats);
  const played = usePlayed();
  const drawn = isDraw(game.seats);
  const seats = byPlace(game.seats);
  const listed = listedSeats(seats);
  const rest = seats.slice(listed.length).map(nameOf).join(", ");
  const facts = [
    ...(within === "timeline" ? played(game) : []),
    ...length(game),
    ...(game.endReason ? [t(`endReason.${game.endReason}`)] : []),
    ...(game.live ? [t("live")] : []),
  ];
  return (
    <article className="relative grid gap-2 rounded-lg border border-line bg-surface-raised p-4 transition-colors hover:border-line-strong">
      <div className="flex items-baseline justify-between gap-3">
        <Heading className="min-w-0 font-display leading-snug font-bold">
          <Link
            to={to(`/game/${game.id}`)}
            className="after:absolute after:inset-0 after:rounded-lg"
          >
            {outcome(game.seats, me)}
          </Link>
        </Heading>
        <time dateTime={game.endedAt} className="shrink-0 text-xs text-text-muted tabular-nums">
          {timeOfDay(game.endedAt, lang)}
        </time>
      </div>
      <ol className="grid">
        {listed.map((seat) => (
          <SeatRow
            key={seat.seat}
            seat={seat}
            name={nameOf(seat)}
            drawn={drawn}
            mine={seat.userId !== null && seat.userId === me}
          />
        ))}
      </ol>
      {rest && <p className="truncate pl-10 text-sm text-text-muted">{rest}</p>}
      {facts.length > 0 && (
        <p className="text-xs text-text-muted tabular-nums">{facts.join(" · ")}</p>
      )}
      {(game.tags.length > 0 || game.note) && (
        <ul className="flex flex-wrap items-center gap-1.5">
          {game.tags.map(({ id, name, color }) => (
            <li key={id} className="max-w-full">
              <Chip color={color}>{name}</Chip>
            </li>
          ))}
          {game.note && <li className="text-xs font-semibold text-text-muted">{t("hasNote")}</li>}
        </ul>
      )}
    </article>
  );
});
