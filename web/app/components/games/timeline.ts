import type { Game, GameSet } from "~/lib/api/types";

/** One entry of a history: a single game, or a set with its listed games. */
export type TimelineEntry =
  | { kind: "game"; id: string; at: string; game: Game }
  | { kind: "set"; id: string; at: string; set: GameSet; games: Game[] };

export interface Day {
  /** `2026-11-15`, where the reader is. */
  day: string;
  entries: TimelineEntry[];
}

/** Games come newest first; a set takes the place of its newest game and lists its oldest game first. */
export function timeline(games: readonly Game[], sets: readonly GameSet[]): TimelineEntry[] {
  const known = new Map(sets.map((set) => [set.id, set]));
  const opened = new Map<string, Game[]>();
  const entries: TimelineEntry[] = [];
  for (const game of games) {
    const set = game.setId === null ? undefined : known.get(game.setId);
    if (!set) {
      entries.push({ kind: "game", id: game.id, at: game.endedAt, game });
      continue;
    }
    const gathered = opened.get(set.id);
    if (gathered) {
      gathered.unshift(game);
      continue;
    }
    const first = [game];
    opened.set(set.id, first);
    entries.push({ kind: "set", id: set.id, at: game.endedAt, set, games: first });
  }
  return entries;
}

const twoDigits = (value: number) => String(value).padStart(2, "0");

/** The day a moment falls on where the reader is. */
export function dayOf(moment: string | number): string {
  const date = new Date(moment);
  return [date.getFullYear(), twoDigits(date.getMonth() + 1), twoDigits(date.getDate())].join("-");
}

export function byDay(entries: readonly TimelineEntry[]): Day[] {
  const days: Day[] = [];
  for (const entry of entries) {
    const day = dayOf(entry.at);
    const last = days.at(-1);
    if (last?.day === day) last.entries.push(entry);
    else days.push({ day, entries: [entry] });
  }
  return days;
}

/** More players than this are named in one line behind the first few. */
const rows = 5;

/** The players of a game in a list who have a row of their own. */
export const listedSeats = <T>(seats: readonly T[]): readonly T[] =>
  seats.length > rows ? seats.slice(0, rows - 1) : seats;

/** About how high an entry will be, in rem, before it comes into sight: so a list keeps its place. */
export function heightOf(entry: TimelineEntry): number {
  if (entry.kind === "set") return entry.set.tags.length > 0 ? 9 : 7;
  const { seats, tags, note } = entry.game;
  const listed = listedSeats(seats).length;
  const more = (seats.length > listed ? 1.75 : 0) + (tags.length > 0 || note ? 2 : 0);
  return 5.6 + 1.75 * listed + more;
}
