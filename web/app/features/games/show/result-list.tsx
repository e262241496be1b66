import { Link } from "react-router";
import { BracketBadge } from "~/components/decks/bracket-badge";
import { deckColors } from "~/components/decks/deck-colors";
import { gamePagesMessages } from "~/components/games/messages";
import { useNameOf } from "~/components/games/names";
import { PlaceMark } from "~/components/games/place";
import { byPlace, isDraw } from "~/components/games/result";
import { deckPath, personPath } from "~/components/paths";
import type { Game, Seat } from "~/lib/api/types";
import { useLocalePath, useMessages } from "~/lib/i18n";
import { useUserStore } from "~/lib/user/store";
import { Badge } from "~/ui/badge";
import { cx } from "~/ui/cx";
import { Pips } from "~/ui/pips";
import { SeatMark } from "~/ui/seat-mark";
import { useSeatLook } from "./seat-colors";

function Deck({ seat }: { seat: Seat }) {
  const { t } = useMessages(gamePagesMessages);
  const to = useLocalePath();
  const { deckId, deckName } = seat;
  if (deckName === null) return <p className="text-sm text-text-muted">{t("noDeck")}</p>;
  return (
    <p className={cx("flex flex-wrap items-center gap-x-2 gap-y-1 text-sm", deckId && "-mb-2")}>
      {deckId ? (
        <Link
          to={to(deckPath({ id: deckId, name: deckName }))}
          className="link inline-flex min-h-target items-center"
        >
          {deckName}
        </Link>
      ) : (
        <span>{deckName}</span>
      )}
      {deckId && <Pips colors={deckColors(seat)} size="sm" />}
      <BracketBadge bracket={seat.bracket} />
    </p>
  );
}

function SeatName({ seat, name }: { seat: Seat; name: string }) {
  const to = useLocalePath();
  const { userId, username } = seat;
  if (userId === null || username === null) {
    return <span className="min-w-0 truncate">{name}</span>;
  }
  return (
    <Link
      to={to(personPath({ id: userId, username }))}
      className="flex min-h-target min-w-0 items-center hover:underline"
    >
      <span className="truncate">{name}</span>
    </Link>
  );
}

/** Life, elimination and mulligans, as far as recorded. */
function useSeatFacts(game: Game): (seat: Seat) => string[] {
  const { t } = useMessages(gamePagesMessages);
  const nameOf = useNameOf(game.seats);
  return (seat) => {
    const by = game.seats.find((other) => other.seat === seat.eliminatedBy);
    const { eliminatedTurn: turn, finalLife, mulligans } = seat;
    const out =
      turn !== null && by
        ? t("outTurnBy", { turn, name: nameOf(by) })
        : turn !== null
          ? t("outTurn", { turn })
          : by && t("outBy", { name: nameOf(by) });
    return [
      finalLife !== null ? t("lifeLeft", { life: finalLife }) : "",
      out ?? "",
      mulligans !== null ? t("mulligans", { count: mulligans }) : "",
    ].filter(Boolean);
  };
}

interface ResultListProps {
  game: Game;
  /** Given where a guest's seat may be handed to its player. */
  onClaim?: (seat: Seat) => void;
}

/** The players by place, with their decks and what happened to them. */
export function ResultList({ game, onClaim }: ResultListProps) {
  const { t } = useMessages(gamePagesMessages);
  const nameOf = useNameOf(game.seats);
  const me = useUserStore((state) => state.userData?.id);
  const facts = useSeatFacts(game);
  const look = useSeatLook();
  const drawn = isDraw(game.seats);
  return (
    <ol className="divide-y divide-line rounded-lg border border-line bg-surface-raised">
      {byPlace(game.seats).map((seat) => (
        <li key={seat.seat} className="flex gap-3 p-4">
          <span className="w-10 shrink-0 pt-0.5 font-semibold">
            <PlaceMark place={seat.placement} drawn={drawn} />
          </span>
          <div className="grid min-w-0 flex-1 gap-0.5">
            <p className="-mt-2 flex min-h-target flex-wrap items-center gap-2 font-semibold">
              <SeatMark seat={look(seat)} />
              <SeatName seat={seat} name={nameOf(seat)} />
              {seat.userId !== null && seat.userId === me && (
                <Badge tone="accent">{t("you")}</Badge>
              )}
              {seat.userId === null && <Badge>{t("guest")}</Badge>}
            </p>
            <Deck seat={seat} />
            {facts(seat).length > 0 && (
              <p className="text-sm text-text-muted tabular-nums">{facts(seat).join(" · ")}</p>
            )}
            {onClaim && seat.userId === null && (
              <button
                type="button"
                aria-label={`${t("claim")}: ${nameOf(seat)}`}
                onClick={() => onClaim(seat)}
                className="link min-h-target justify-self-start text-sm font-semibold"
              >
                {t("claim")}
              </button>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}
