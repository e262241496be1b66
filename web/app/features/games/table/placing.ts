/** A place for each seat, in the order they sit; null while a player is still standing. */
export type Places = readonly (number | null)[];

const standing = (places: Places): number => places.filter((place) => place === null).length;
const hasWinner = (places: Places): boolean => places.includes(1);

/** The last player standing wins, unless a winner is set. */
function settle(places: Places): Places {
  if (standing(places) !== 1 || hasWinner(places)) return places;
  return places.map((place) => place ?? 1);
}

/** The next eliminated player gets the worst place still free. */
export function goesOut(places: Places, seat: number): Places {
  if (places[seat] !== null) return places;
  const worst = standing(places) + (hasWinner(places) ? 1 : 0);
  return settle(places.map((place, at) => (at === seat ? worst : place)));
}

/** One winner; players not yet eliminated share second place. */
export const wins = (places: Places, seat: number): Places =>
  places.map((place, at) => {
    if (at === seat) return 1;
    return place === 1 ? null : place;
  });

/** Takes a player back to the table, with all who left it later. */
export function backAt(places: Places, seat: number): Places {
  const place = places[seat];
  if (place === null || place === undefined) return places;
  return places.map((other) => (other !== null && other <= place ? null : other));
}

/** Undoes the last tap, which gave the best place so far. */
export function undoTap(places: Places): Places {
  const given = places.filter((place) => place !== null);
  if (given.length === 0) return places;
  // The winner was placed automatically with the tap before.
  const alone = given.length === places.length && given.filter((place) => place === 1).length === 1;
  const best = Math.min(...(alone ? given.filter((place) => place > 1) : given));
  return places.map((place) => (place !== null && place <= best ? null : place));
}

export const draw = (places: Places): Places => places.map(() => 1);
export const isDraw = (places: Places): boolean =>
  places.length > 1 && places.every((place) => place === 1);

/** The whole result, or null without a winner. */
export function result(places: Places): number[] | null {
  if (!hasWinner(places)) return null;
  return places.map((place) => place ?? 2);
}
