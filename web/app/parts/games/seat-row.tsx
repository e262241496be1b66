import type { Seat } from "~/lib/api/types";
import { useWords } from "~/lib/i18n";
import { deckColors } from "~/parts/decks/deck-colors";
import { cx } from "~/ui/cx";
import { WinIcon } from "~/ui/icons";
import { Pips } from "~/ui/pips";
import { VisuallyHidden } from "~/ui/visually-hidden";
import { usePlace } from "./place";
import { nameOf } from "./result";
import { gamesWords } from "./words";

/** A place: the winner's crown, or its number. */
export function PlaceMark({ place, drawn }: { place: number; drawn: boolean }) {
  const { t } = useWords(gamesWords);
  const placeName = usePlace();
  if (drawn || place !== 1) {
    return <span className="text-text-muted tabular-nums">{drawn ? "=" : placeName(place)}</span>;
  }
  return (
    <span className="text-accent-text">
      <WinIcon className="size-5" aria-hidden="true" />
      <VisuallyHidden>{t("winner")}</VisuallyHidden>
    </span>
  );
}

interface SeatRowProps {
  seat: Seat;
  drawn: boolean;
  /** Whoever reads it. */
  mine: boolean;
}

/** One player of a game in one line: place, name, deck, colours. */
export const SeatRow = ({ seat, drawn, mine }: SeatRowProps) => (
  <li className="flex min-h-7 min-w-0 items-center gap-2 text-sm">
    <span className="w-9 shrink-0">
      <PlaceMark place={seat.placement} drawn={drawn} />
    </span>
    <span
      className={cx(
        "max-w-[45%] shrink-0 truncate",
        mine || (seat.placement === 1 && !drawn) ? "font-semibold" : "font-medium",
      )}
    >
      {nameOf(seat)}
    </span>
    <span className="min-w-0 flex-1 truncate text-text-muted">{seat.deckName}</span>
    {seat.colors.length > 0 && <Pips colors={deckColors(seat)} size="sm" className="shrink-0" />}
  </li>
);
