import { deckBody, type SeatedPlayer } from "~/components/seating/seated-player";
import type { LiveBody, TableSettings } from "~/lib/api/types";
import { seatColors } from "./seat";

export const usualSettings: TableSettings = {
  allSeats: true,
  joinAs: "player",
  guests: "player",
  guestsAllSeats: false,
  locked: false,
};

/** The seats of a new table, in turn order. */
export const liveSeats = (players: readonly SeatedPlayer[]): LiveBody["seats"] =>
  players.map((player, at) => ({
    userId: player.userId,
    guestName: player.userId === null ? player.guestName : null,
    color: seatColors[at],
    ...deckBody(player.deck),
  }));
