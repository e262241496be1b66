import { deckBody, type Sitter } from "~/components/seating/sitter";
import type { LiveBody, TableSettings } from "~/lib/api/types";
import { seatColors } from "./seat-color";

export const usualSettings: TableSettings = { allSeats: true, joinAs: "player" };

/** Those who sit down, in turn order, as a new table takes them. */
export const liveSeats = (sitters: readonly Sitter[]): LiveBody["seats"] =>
  sitters.map((sitter, at) => ({
    userId: sitter.userId,
    guestName: sitter.userId === null ? sitter.guestName : null,
    color: seatColors[at],
    ...deckBody(sitter.deck),
  }));
