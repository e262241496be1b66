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
  /** It is known who went first, and so each one's turn. */
  numbered: boolean;
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
  const { seat, index, numbered, drawn, decided, errors, onTap, onWin, onDeck } = props;
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
        // One row on a phone, so that four players fit above the save bar.
        "grid grid-cols-[minmax(0,1fr)_3rem_3rem] overflow-hidden rounded-lg border bg-surface-raised pl-1 transition-colors sm:grid-cols-[minmax(0,1fr)_3.5rem]",
        won ? "border-accent-text" : "border-line",
      )}
      style={{ boxShadow: `inset 0.25rem 0 0 ${seatColor(seatLook(index))}` }}
    >
      <button
        type="button"
        aria-label={place === null ? t("goesOut", { name }) : t("backIn", { name, state })}
        aria-keyshortcuts={numbered && index < 9 ? `${index + 1}` : undefined}
        onClick={onTap}
        className={cx(
          "flex min-h-14 min-w-0 items-center gap-2 px-2 text-left -outline-offset-2! active:bg-glow sm:gap-3 sm:px-3",
          out && "opacity-70",
        )}
      >
        <span className="w-4 shrink-0 text-center text-sm font-bold tabular-nums">
          {numbered && index + 1}
        </span>
        <SeatMark seat={seatLook(index)} />
        <Avatar name={seat.username ?? name} picture={seat.picture} size="sm" />
        <span className="grid min-w-0 flex-1 sm:flex sm:items-center sm:gap-3">
          <span className="truncate font-semibold sm:flex-1">{name}</span>
          <span className="flex min-w-0 gap-1.5 text-sm">
            <span
              className={cx(
                "shrink-0 tabular-nums",
                won ? "font-bold text-accent-text" : out ? "font-bold" : "text-text-muted",
              )}
            >
              {state}
            </span>
            {deck && (
              // Eliminated, the whole row is paler already.
              <span className={cx("truncate sm:hidden", !out && "text-text-muted")}>
                {deck.name}
              </span>
            )}
          </span>
        </span>
      </button>
      <button
        type="button"
        aria-label={t("wins", { name })}
        aria-pressed={won}
        title={t("wins", { name })}
        onClick={onWin}
        className={cx(
          "grid place-items-center border-l border-line -outline-offset-2!",
          won ? "bg-accent text-on-accent" : "text-text-muted hover:text-accent-text",
        )}
      >
        <WinIcon className="size-5" aria-hidden="true" />
      </button>
      <button
        type="button"
        aria-label={seating("changeDeck", { name, deck: deck?.name ?? seating("noDeck") })}
        onClick={onDeck}
        className="flex min-h-target min-w-0 items-center gap-2 border-line text-left text-sm -outline-offset-2! hover:bg-surface-overlay max-sm:justify-center max-sm:border-l sm:col-span-full sm:border-t sm:px-3"
      >
        {deck ? (
          <>
            <DeckArt deck={deck} columns={3} rows={3} className="size-6 shrink-0 rounded-sm" />
            <span className="min-w-0 flex-1 truncate max-sm:hidden">{deck.name}</span>
            {deck.id && (
              <Pips colors={deckColors(deck)} size="sm" className="shrink-0 max-sm:hidden" />
            )}
          </>
        ) : (
          <>
            <DeckIcon className="size-5 shrink-0 text-text-muted" aria-hidden="true" />
            <span className="text-text-muted max-sm:hidden">{seating("chooseDeck")}</span>
          </>
        )}
      </button>
      {errors.map((message) => (
        <p
          key={message}
          role="alert"
          tabIndex={-1}
          data-problem
          className="col-span-full -ml-1 flex items-start gap-1.5 border-t border-line bg-danger-soft px-4 py-2 text-sm text-danger"
        >
          <ErrorIcon className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
          <span>{message}</span>
        </p>
      ))}
    </li>
  );
}
