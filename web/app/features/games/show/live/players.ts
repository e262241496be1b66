import { gamesMessages } from "~/components/games/messages";
import { seatOfColor } from "~/components/live/seat";
import type { LiveTimeline, SeatNo } from "~/lib/api/types";
import { useMessages } from "~/lib/i18n";
import type { Seat } from "~/ui/seat-mark";

export interface Player {
  seat: SeatNo;
  name: string;
  /** As at the table, here and on the rest of the page. */
  look: Seat;
}

/** Who sat at the table, by seat. */
export function usePlayers({ seats }: LiveTimeline): Player[] {
  const { t } = useMessages(gamesMessages);
  return seats
    .toSorted((one, other) => one.seat - other.seat)
    .map(({ seat, name, color }) => ({
      seat,
      name: name ?? t("deletedPlayer"),
      look: seatOfColor[color],
    }));
}
