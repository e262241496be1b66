import { seatOfColor } from "~/components/live/seat";
import { useDecksOf } from "~/components/seating/use-decks-of";
import type { Deck } from "~/lib/api/types";
import { Art } from "~/ui/art";
import { seatGround } from "~/ui/seat-mark";
import type { Seat } from "../context";

interface SeatArtProps {
  seat: Seat;
  userId: string;
}

/** The deck's picture or pattern behind a seat, where the user may see that deck. */
export default function SeatArt({ seat, userId }: SeatArtProps) {
  const { data } = useDecksOf(userId);
  const deck = (data?.decks as Deck[] | undefined)?.find(({ id }) => id === seat.deckId);
  if (!deck) return null;
  const { name, picture, colors } = deck;
  return (
    <div
      className="size-full forced-colors:hidden"
      style={{
        backgroundColor: `color-mix(in srgb, ${seatGround(seatOfColor[seat.color])} var(--seat-art-ground), var(--seat-art-toward))`,
      }}
    >
      <Art
        name={name}
        picture={picture}
        colors={colors}
        className="size-full opacity-[var(--seat-art)]"
      />
    </div>
  );
}
