import { minutesOf } from "~/components/games/result";
import {
  deckBody,
  inFormat,
  keyOf,
  type SeatedPlayer,
  seatedFromGame,
  seatedFromPod,
  seatedGuest,
  seatedWithLastDeck,
  swapped,
} from "~/components/seating/seated-player";
import type { EndReason, Game, GameBody, Player, Pod, SeatBody, Tag } from "~/lib/api/types";
import { tagKey } from "~/lib/new-tag";
import { type Places, result } from "./placing";

export interface SeatDraft extends SeatedPlayer {
  place: number | null;
  finalLife: number | null;
  eliminatedTurn: number | null;
  /** Key of the seat. */
  eliminatedBy: string | null;
  mulligans: number | null;
}

export interface GameDraft {
  id: string;
  setId: string | null;
  playgroupId: string | null;
  /** Said by a player, so that it is inferred no more. */
  playgroupChosen: boolean;
  eventId: string | null;
  formatId: string;
  subformatId: string | null;
  /** Null for now. */
  endedAt: string | null;
  minutes: number | null;
  turns: number | null;
  endReason: EndReason | null;
  /** In turn order. */
  seats: SeatDraft[];
  /** Key of the first seat once a player has said so; every game asks again. */
  wentFirst: string | null;
  tags: Tag[];
  note: string;
}

/** A seat without results yet. */
export const untold = (player: SeatedPlayer): SeatDraft => ({
  key: player.key,
  userId: player.userId,
  guestName: player.guestName,
  username: player.username,
  name: player.name,
  picture: player.picture,
  deck: player.deck,
  place: null,
  finalLife: null,
  eliminatedTurn: null,
  eliminatedBy: null,
  mulligans: null,
});

export const guestSeat = (key: string, name: string): SeatDraft => untold(seatedGuest(key, name));

export const playerSeat = (player: Player, formatId: string): SeatDraft =>
  untold(seatedWithLastDeck(player, formatId));

/** The table in another format, each with the deck they played last in that one. */
export const playedIn = (
  game: GameDraft,
  players: readonly Player[],
  formatId: string,
  subformatId: string | null,
): GameDraft => {
  if (formatId === game.formatId) return { ...game, subformatId };
  return { ...game, formatId, subformatId, seats: inFormat(game.seats, players, formatId) };
};

export const emptyGame = (id: string, formatId: string, subformatId: string | null): GameDraft => ({
  id,
  setId: null,
  playgroupId: null,
  playgroupChosen: false,
  eventId: null,
  formatId,
  subformatId,
  endedAt: null,
  minutes: null,
  turns: null,
  endReason: null,
  seats: [],
  wentFirst: null,
  tags: [],
  note: "",
});

/** A known table, without results yet. */
export const fromPod = (id: string, pod: Pod): GameDraft => ({
  ...emptyGame(id, pod.formatId, pod.subformatId),
  setId: pod.setId,
  playgroupId: pod.playgroupId,
  playgroupChosen: pod.playgroupId !== null,
  seats: pod.seats.map((seat, index) => untold(seatedFromPod(seat, index))),
});

/** The same table again, without those who deleted their account; it stays in its set only where that is still open. */
export const again = (id: string, game: Game, setId: string | null): GameDraft => ({
  ...emptyGame(id, game.formatId, game.subformatId),
  setId,
  playgroupId: game.playgroupId,
  playgroupChosen: game.playgroupId !== null,
  eventId: game.eventId,
  seats: game.seats
    .filter(({ userId, guestName }) => userId ?? guestName)
    .map((seat, index) => untold(seatedFromGame(seat, index))),
});

/** The draft's own table for its next game. */
export const nextGame = (id: string, { seats, ...game }: GameDraft): GameDraft => ({
  ...emptyGame(id, game.formatId, game.subformatId),
  setId: game.setId,
  playgroupId: game.playgroupId,
  playgroupChosen: game.playgroupChosen,
  eventId: game.eventId,
  seats: seats.map(untold),
});

/** A recorded game, to be corrected. Tags and note are changed where they stand. */
export function fromGame(game: Game): GameDraft {
  const keys = game.seats.map(keyOf);
  return {
    ...again(game.id, game, game.setId),
    playgroupChosen: true,
    endedAt: game.endedAt,
    minutes: minutesOf(game),
    turns: game.turns,
    endReason: game.endReason,
    seats: game.seats.map((seat, index) => ({
      ...untold(seatedFromGame(seat, index)),
      place: seat.placement,
      finalLife: seat.finalLife,
      eliminatedTurn: seat.eliminatedTurn,
      eliminatedBy: seat.eliminatedBy === null ? null : (keys[seat.eliminatedBy - 1] ?? null),
      mulligans: seat.mulligans,
    })),
    wentFirst: keys[0] ?? null,
  };
}

export const placesOf = ({ seats }: GameDraft): Places => seats.map(({ place }) => place);

export const withPlaces = (game: GameDraft, places: Places): GameDraft => ({
  ...game,
  seats: game.seats.map((seat, index) => ({ ...seat, place: places[index] ?? null })),
});

export const withSeat = (game: GameDraft, key: string, changed: Partial<SeatDraft>): GameDraft => ({
  ...game,
  seats: game.seats.map((seat) => (seat.key === key ? { ...seat, ...changed } : seat)),
});

/** Whether it was said who went first, and they are still at the table. */
export const firstKnown = ({ seats, wentFirst }: GameDraft): boolean =>
  seats[0] !== undefined && seats[0].key === wentFirst;

/** Moves the starting player first; the others keep their order. */
export function beganWith(game: GameDraft, key: string): GameDraft {
  const first = game.seats.findIndex((seat) => seat.key === key);
  if (first < 0) return game;
  const seats = [...game.seats.slice(first), ...game.seats.slice(0, first)];
  return { ...game, seats, wentFirst: key };
}

/** One seat changes places with its neighbour; who is moved to the front went first. */
export function moved(game: GameDraft, key: string, by: -1 | 1): GameDraft {
  const seats = swapped(game.seats, key, by);
  const [before, now] = [game.seats[0]?.key, seats[0]?.key];
  return { ...game, seats, wentFirst: before === now ? game.wentFirst : (now ?? null) };
}

const seatBody = (seat: SeatDraft, placement: number, order: readonly string[]): SeatBody => {
  const eliminator = seat.eliminatedBy === null ? -1 : order.indexOf(seat.eliminatedBy);
  return {
    userId: seat.userId,
    guestName: seat.userId === null ? seat.guestName : null,
    ...deckBody(seat.deck),
    placement,
    finalLife: seat.finalLife,
    eliminatedTurn: seat.eliminatedTurn,
    eliminatedBy: eliminator < 0 ? null : eliminator + 1,
    mulligans: seat.mulligans,
  };
};

interface BodyOptions {
  /** Milliseconds since 1970. */
  now: number;
  /** The game as recorded, where one is corrected: its start stays to the second unless changed. */
  recorded?: Game;
}

function startOf(draft: GameDraft, endedAt: string, recorded: Game | undefined): string | null {
  if (draft.minutes === null) return null;
  const same = recorded?.endedAt === endedAt && minutesOf(recorded) === draft.minutes;
  if (same) return recorded.startedAt;
  return new Date(Date.parse(endedAt) - draft.minutes * 60_000).toISOString();
}

/** The request body, or null without a winner. */
export function toBody(draft: GameDraft, { now, recorded }: BodyOptions): GameBody | null {
  const placements = result(placesOf(draft));
  if (!placements) return null;
  const order = draft.seats.map(({ key }) => key);
  const endedAt = draft.endedAt ?? new Date(now).toISOString();
  return {
    id: draft.id,
    setId: draft.setId,
    playgroupId: draft.playgroupId,
    eventId: draft.eventId,
    formatId: draft.formatId,
    subformatId: draft.subformatId,
    startedAt: startOf(draft, endedAt, recorded),
    endedAt,
    turns: draft.turns,
    endReason: draft.endReason,
    seats: draft.seats.map((seat, index) => seatBody(seat, placements[index] ?? 1, order)),
    ...(!recorded && { tags: draft.tags.map(tagKey), note: draft.note.trim() || null }),
  };
}
