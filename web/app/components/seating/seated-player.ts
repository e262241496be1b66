import type { DeckRef, Player, PodSeat, Seat } from "~/lib/api/types";

/** A deck of the player's, or only what it is called. */
export interface ChosenDeck {
  id: string | null;
  name: string;
  colors: string[];
  picture: string | null;
}

/** A player at a table, and their deck. */
export interface SeatedPlayer {
  /** Stays with the person when seats move: the user's id, or one of its own for a guest. */
  key: string;
  userId: string | null;
  guestName: string | null;
  username: string | null;
  /** The display name. */
  name: string;
  picture: string | null;
  deck: ChosenDeck | null;
}

const chosen = ({ id, name, colors, picture }: DeckRef): ChosenDeck => ({
  id,
  name,
  colors,
  picture,
});

const namedDeck = (name: string | null): ChosenDeck | null =>
  name ? { id: null, name, colors: [], picture: null } : null;

/** Guests have no id: their place at the table tells them apart. */
export const keyOf = ({ userId }: { userId: string | null }, index: number): string =>
  userId ?? `guest-${index}`;

const personAt = (seat: PodSeat | Seat, index: number) => ({
  key: keyOf(seat, index),
  userId: seat.userId,
  guestName: seat.guestName,
  username: seat.username,
  name: seat.firstname ?? seat.guestName ?? seat.username ?? "",
  picture: seat.picture,
});

export const seatedGuest = (key: string, name: string): SeatedPlayer => ({
  key,
  userId: null,
  guestName: name,
  username: null,
  name,
  picture: null,
  deck: null,
});

/** Seats a player with the deck they played last, if it fits this format. */
export const seatedWithLastDeck = (player: Player, formatId: string): SeatedPlayer => ({
  key: player.id,
  userId: player.id,
  guestName: null,
  username: player.username,
  name: player.firstname,
  picture: player.picture,
  deck: player.lastDeck?.formatId === formatId ? chosen(player.lastDeck) : null,
});

export const seatedFromPod = (seat: PodSeat, index: number): SeatedPlayer => ({
  ...personAt(seat, index),
  deck: seat.deck ? chosen(seat.deck) : namedDeck(seat.deckName),
});

/** As they sat in a game. */
export const seatedFromGame = (seat: Seat, index: number): SeatedPlayer => ({
  ...personAt(seat, index),
  deck:
    seat.deckName === null
      ? null
      : { id: seat.deckId, name: seat.deckName, colors: seat.colors, picture: null },
});

/** In another format, with the deck each played last in that one. */
export const inFormat = <S extends SeatedPlayer>(
  seats: readonly S[],
  players: readonly Player[],
  formatId: string,
): S[] => {
  const known = new Map(players.map((player) => [player.id, player]));
  return seats.map((seat) => {
    const player = known.get(seat.key);
    return player ? { ...seat, deck: seatedWithLastDeck(player, formatId).deck } : seat;
  });
};

/** One seat changes places with its neighbour. */
export function swapped<S extends SeatedPlayer>(seats: readonly S[], key: string, by: -1 | 1): S[] {
  const moved = [...seats];
  const from = seats.findIndex((seat) => seat.key === key);
  const [here, there] = [seats[from], seats[from + by]];
  if (here && there) [moved[from], moved[from + by]] = [there, here];
  return moved;
}

/** What the API takes of a deck. */
export const deckBody = (deck: ChosenDeck | null) => ({
  deckId: deck?.id ?? null,
  deckName: deck && deck.id === null ? deck.name : null,
});
