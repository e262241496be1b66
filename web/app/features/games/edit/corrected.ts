import type { Game, GameBody, Seat } from "~/lib/api/types";
import type { GameDraft, SeatDraft } from "../table/draft";

/** What the server adds to a deck is known only where it was played there before. */
function deckOf(seat: SeatDraft, before: Seat | undefined) {
  const { deck } = seat;
  const same = deck?.id && deck.id === before?.deckId ? before : undefined;
  return {
    deckId: deck?.id ?? null,
    deckName: deck?.name ?? null,
    commanders: same?.commanders ?? [],
    colors: same?.colors ?? ((deck?.colors ?? []) as Seat["colors"]),
    bracket: same?.bracket ?? null,
  };
}

/** A game as its correction makes it, to be shown until the server has it. */
export function corrected(base: Game, draft: GameDraft, body: GameBody): Game {
  const { seats, startedAt = null, endedAt, ...facts } = body;
  return {
    ...base,
    setId: facts.setId ?? null,
    playgroupId: facts.playgroupId ?? null,
    playgroupName: facts.playgroupId === base.playgroupId ? base.playgroupName : null,
    eventId: facts.eventId ?? null,
    formatId: facts.formatId,
    subformatId: facts.subformatId ?? null,
    turns: facts.turns ?? null,
    endReason: facts.endReason ?? null,
    startedAt,
    endedAt: endedAt ?? base.endedAt,
    seats: draft.seats.map((seat, index): Seat => {
      const sent = seats[index];
      const before = base.seats.find(({ userId }) => userId !== null && userId === seat.userId);
      return {
        seat: index + 1,
        userId: seat.userId,
        guestName: seat.guestName,
        username: seat.username,
        firstname: seat.userId ? seat.name : null,
        picture: seat.picture,
        ...deckOf(seat, before),
        placement: sent?.placement ?? 1,
        finalLife: sent?.finalLife ?? null,
        eliminatedTurn: sent?.eliminatedTurn ?? null,
        eliminatedBy: sent?.eliminatedBy ?? null,
        mulligans: sent?.mulligans ?? null,
      };
    }),
  };
}
