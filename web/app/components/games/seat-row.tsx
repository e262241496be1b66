import { deckColors } from "~/components/decks/deck-colors";
import type { Seat } from "~/lib/api/types";
import { cx } from "~/ui/cx";
import { Pips } from "~/ui/pips";
import { PlaceMark } from "./place";

interface SeatRowProps {
  seat: Seat;
  name: string;
  drawn: boolean;
  /** Whether it is the user's own seat. */
  mine: boolean;
}

/** One player of a game in one line: place, name, deck, colours. */
export function SeatRow({ seat, name, drawn, mine }: SeatRowProps) {
  return (
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
        {name}
      </span>
      <span className="min-w-0 flex-1 truncate text-text-muted">{seat.deckName}</span>
      {seat.colors.length > 0 && <Pips colors={deckColors(seat)} size="sm" className="shrink-0" />}
    </li>
  );
}
