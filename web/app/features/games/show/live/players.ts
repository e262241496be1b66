import { gamesMessages } from "~/components/games/messages";
import { useNameOf } from "~/components/games/names";
import { seatOfColor } from "~/components/live/seat";
import type { Game, LiveTimeline, SeatNo } from "~/lib/api/types";
import { useMessages } from "~/lib/i18n";
import type { Seat } from "~/ui/seat-mark";

export interface Player {
  seat: SeatNo;
  name: string;
  /** As at the table, here and on the rest of the page. */
  look: Seat;
}

/** Who sat at the table, by seat: as the game they were recorded in calls them. */
export function usePlayers({ seats }: LiveTimeline, game: Pick<Game, "seats">): Player[] {
  const { t } = useMessages(gamesMessages);
  const nameOf = useNameOf(game.seats);
  const recorded = (gameSeat: number | null) => game.seats.find(({ seat }) => seat === gameSeat);
  return seats
    .toSorted((one, other) => one.seat - other.seat)
    .map(({ seat, gameSeat, name, color }) => {
      const own = recorded(gameSeat);
      return {
        seat,
        name: own ? nameOf(own) : (name ?? t("deletedPlayer")),
        look: seatOfColor[color],
      };
    });
}
