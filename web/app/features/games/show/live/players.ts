import { gamesWords } from "~/components/games/words";
import { seatOfColor } from "~/components/live/seat-color";
import type { LiveTimeline, SeatNo } from "~/lib/api/types";
import { useWords } from "~/lib/i18n";
import type { Seat } from "~/ui/seat-mark";

export interface Player {
  seat: SeatNo;
  name: string;
  /** As at the table, here and on the rest of the page. */
  look: Seat;
}

/** Who sat at the table, by seat. */
export function usePlayers({ seats }: LiveTimeline): Player[] {
  const { t } = useWords(gamesWords);
  return seats
    .toSorted((one, other) => one.seat - other.seat)
    .map(({ seat, name, color }) => ({
      seat,
      name: name ?? t("deletedPlayer"),
      look: seatOfColor[color],
    }));
}
