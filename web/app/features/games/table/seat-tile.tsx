import { deckColors } from "~/components/decks/deck-colors";
import { DeckArt } from "~/components/decks/deck-tile";
import { usePlace } from "~/components/games/place";
import { seatLook } from "~/components/live/seat";
import { seatingMessages } from "~/components/seating/messages";
import { useMessages } from "~/lib/i18n";
import { Avatar } from "~/ui/avatar";
import { cx } from "~/ui/cx";
import { DeckIcon, ErrorIcon } from "~/ui/icons/app";
import { WinIcon } from "~/ui/icons/everywhere";
import { Pips } from "~/ui/pips";
import { SeatMark, seatColor } from "~/ui/seat-mark";
import { recordMessages } from "../messages";
import type { SeatDraft } from "./draft";

interface SeatTileProps {
  seat: SeatDraft;
  /** Place in turn order, from 0. */
  index: number;
  drawn: boolean;
  /** There is a winner: players not eliminated share second place. */
  decided: boolean;
  /** What the server found wrong with this seat. */
  errors: readonly string[];
  /** Out, or back at the table. */
  onTap: () => void;
  onWin: () => void;
  onDeck: () => void;
}

/** One player: the whole upper part is the tap that puts them out. */
export function SeatTile(props: SeatTileProps) {
  const { seat, index, drawn, decided, errors, onTap, onWin, onDeck } = props;
  const { t } = useMessages(recordMessages);
  const { t: seating } = useMessages(seatingMessages);
  const placeName = usePlace();
  const { name, place, deck } = seat;
  const won = place === 1 && !drawn;
  const out = place !== null && place > 1;
  const standing = decided ? placeName(2) : t("stillIn");
  const state = drawn ? t("drew") : won ? t("hasWon") : out ? placeName(place) : standing;
  return (
    <li
      className={cx(
        "overflow-hidden rounded-lg border bg-surface-raised transition-colors",
        won ? "border-accent-text" : "border-line",
      )}
      style={{ boxShadow: `inset 0.25rem 0 0 ${seatColor(seatLook(index))}` }}
    >
      <div className="flex items-stretch pl-1">
        <button
          type="button"
          aria-label={place === null ? t("goesOut", { name }) : t("backIn", { name, state })}
          onClick={onTap}
          className={cx(
            "flex min-h-14 min-w-0 flex-1 items-center gap-3 px-3 text-left -outline-offset-2! active:bg-glow",
            out && "opacity-70",
          )}
        >
          <SeatMark seat={seatLook(index)} />
          <Avatar name={seat.username ?? name} picture={seat.picture} size="sm" />
          <span className="min-w-0 flex-1 truncate font-semibold">{name}</span>
          <span
            className={cx(
              "shrink-0 text-sm tabular-nums",
              won ? "font-bold text-accent-text" : out ? "font-bold" : "text-text-muted",
            )}
          >
            {state}
          </span>
        </button>
        <button
          type="button"
          aria-label={t("wins", { name })}
          aria-pressed={won}
          title={t("wins", { name })}
          onClick={onWin}
          className={cx(
            "grid w-14 shrink-0 place-items-center border-l border-line -outline-offset-2!",
            won ? "bg-accent text-on-accent" : "text-text-muted hover:text-accent-text",
          )}
        >
          <WinIcon className="size-5" aria-hidden="true" />
        </button>
      </div>
      <button
        type="button"
        aria-label={seating("changeDeck", { name, deck: deck?.name ?? seating("noDeck") })}
        onClick={onDeck}
        className="flex min-h-target w-full min-w-0 items-center gap-2 border-t border-line pr-3 pl-4 text-left text-sm -outline-offset-2! hover:bg-surface-overlay"
      >
        {deck ? (
          <>
            <DeckArt deck={deck} columns={3} rows={3} className="size-6 shrink-0 rounded-sm" />
            <span className="min-w-0 flex-1 truncate">{deck.name}</span>
            {deck.id && <Pips colors={deckColors(deck)} size="sm" className="shrink-0" />}
          </>
        ) : (
          <>
            <DeckIcon className="size-5 shrink-0 text-text-muted" aria-hidden="true" />
            <span className="text-text-muted">{seating("chooseDeck")}</span>
          </>
        )}
      </button>
      {errors.map((message) => (
        <p
          key={message}
          role="alert"
          tabIndex={-1}
          data-problem
          className="flex items-start gap-1.5 border-t border-line bg-danger-soft px-4 py-2 text-sm text-danger"
        >
          <ErrorIcon className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
          <span>{message}</span>
        </p>
      ))}
    </li>
  );
}
