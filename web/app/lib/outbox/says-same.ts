import type { Game, GameBody, Seat, SeatBody } from "~/lib/api/types";

/** A game without what is its reader's own. */
type Said = Omit<GameBody, "tags" | "note">;

const or = <T>(value: T | null | undefined): T | null => value ?? null;

const sameTime = (one: string | null | undefined, other: string | null | undefined): boolean =>
  one && other ? Date.parse(one) === Date.parse(other) : or(one) === or(other);

const told = ["placement", "finalLife", "eliminatedTurn", "eliminatedBy", "mulligans"] as const;
const facts = [
  "setId",
  "playgroupId",
  "eventId",
  "formatId",
  "subformatId",
  "turns",
  "endReason",
] as const;

/** A deck is known by its id, or by its name where it has none. */
const sameDeck = (sent: SeatBody, seat: Seat): boolean =>
  sent.deckId ? sent.deckId === seat.deckId : or(sent.deckName) === or(seat.deckName);

const sameSeat = (sent: SeatBody, seat: Seat | undefined): boolean =>
  seat !== undefined &&
  or(sent.userId) === seat.userId &&
  (seat.userId !== null || or(sent.guestName) === seat.guestName) &&
  sameDeck(sent, seat) &&
  told.every((field) => or(sent[field]) === seat[field]);

/** Whether a correction is on the server already: it arrived, and only its answer was lost. */
export const saysSame = (sent: Said, game: Game): boolean =>
  facts.every((field) => or(sent[field]) === game[field]) &&
  sameTime(sent.startedAt, game.startedAt) &&
  sameTime(sent.endedAt, game.endedAt) &&
  sent.seats.length === game.seats.length &&
  sent.seats.every((seat, index) => sameSeat(seat, game.seats[index]));
