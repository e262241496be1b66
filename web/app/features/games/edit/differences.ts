import type { GameDraft, SeatDraft } from "../table/draft";

/** Of a game: what one version says and the other does not. */
export type Difference =
  | { what: "endedAt" | "minutes" | "turns" | "endReason" | "format" | "playgroup" | "order" }
  /** A player's seat on either side or both. */
  | { what: "seat"; name: string; mine: SeatDraft | null; theirs: SeatDraft | null };

const sameDeck = (a: SeatDraft, b: SeatDraft) =>
  a.deck?.id === b.deck?.id && a.deck?.name === b.deck?.name;

const told = ["place", "finalLife", "eliminatedTurn", "mulligans"] as const;

function sameSeat(mine: SeatDraft, theirs: SeatDraft): boolean {
  return (
    told.every((field) => mine[field] === theirs[field]) &&
    mine.eliminatedBy === theirs.eliminatedBy &&
    sameDeck(mine, theirs)
  );
}

/** Guests have no id that lasts from one version to the next: their name must do. */
const personOf = ({ userId, name }: SeatDraft): string => userId ?? `guest ${name}`;

export function differences(mine: GameDraft, theirs: GameDraft): Difference[] {
  const simple = (["endedAt", "minutes", "turns", "endReason"] as const).filter(
    (field) => mine[field] !== theirs[field],
  );
  const format =
    mine.formatId !== theirs.formatId || mine.subformatId !== theirs.subformatId
      ? (["format"] as const)
      : [];
  const playgroup = mine.playgroupId !== theirs.playgroupId ? (["playgroup"] as const) : [];
  const people = [...new Set([...mine.seats, ...theirs.seats].map(personOf))];
  const at = ({ seats }: GameDraft, person: string) =>
    seats.find((seat) => personOf(seat) === person) ?? null;
  const seats = people.flatMap((person): Difference[] => {
    const pair = { mine: at(mine, person), theirs: at(theirs, person) };
    if (pair.mine && pair.theirs && sameSeat(pair.mine, pair.theirs)) return [];
    return [{ what: "seat", name: (pair.mine ?? pair.theirs)?.name ?? "", ...pair }];
  });
  const both = (draft: GameDraft, other: GameDraft) =>
    draft.seats.map(personOf).filter((person) => at(other, person));
  const order = both(mine, theirs).join() === both(theirs, mine).join() ? [] : (["order"] as const);
  return [...[...simple, ...format, ...playgroup, ...order].map((what) => ({ what })), ...seats];
}
