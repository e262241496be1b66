/** The calls and shapes of figures until the contract has them. */
import { call } from "./call";
import type { EndReason } from "./types";

interface Asked {
  path?: Record<string, string>;
  query?: object;
  body?: unknown;
  key?: string;
}
export const pending = call as unknown as <T>(
  method: "get" | "post" | "put" | "delete",
  path: string,
  asked?: Asked,
) => Promise<T>;

export interface Rate {
  games: number;
  wins: number;
  draws: number;
  rate: number | null;
  low: number | null;
  high: number | null;
  expected: number | null;
}

export interface Rating {
  value: number;
  band: number;
  sure: number;
  games: number;
  wins: number;
  draws: number;
  settled: boolean;
  gamesLeft: number;
}

/** Nobody's name is left of a deleted player. */
export interface Who {
  userId: string | null;
  guestName: string | null;
  username: string | null;
  firstname: string | null;
  picture: string | null;
}

export interface Facing {
  games: number;
  ahead: number;
  behind: number;
  level: number;
}

interface Lengths {
  averageMinutes: number | null;
  timedGames: number;
  averageTurns: number | null;
  turnedGames: number;
}

export interface Records<Holder = object> {
  longestStreak: ({ length: number; from: string; until: string } & Holder) | null;
  fastestWin:
    | ({ gameId: string; minutes: number | null; turns: number | null; playedAt: string } & Holder)
    | null;
  longestGame: ({ gameId: string; minutes: number; playedAt: string } & Holder) | null;
  biggestComeback: ({ gameId: string; life: number; playedAt: string } & Holder) | null;
}

export type DeckRate = Rate & { deckId: string | null; name: string | null; colors: string[] };
export type OpponentRate = Rate & Who & Omit<Facing, "games">;

export interface Stats extends Rate, Lengths {
  streak: number;
  longestStreak: number;
  averagePlacement: number | null;
  firstOut: number;
  eliminations: { made: number; suffered: number; knownGames: number };
  byDeck: DeckRate[];
  byFormat: (Rate & { formatId: string })[];
  byBracket: (Rate & { bracket: number | null })[];
  bySeat: (Rate & { seat: number })[];
  byPodSize: (Rate & { seats: number })[];
  byColors: (Rate & { colors: string[] })[];
  byCommander: (Rate & { commanders: string[] })[];
  byOpponent: OpponentRate[];
  byEndReason: { endReason: EndReason | null; wins: number; losses: number }[];
  byMonth: (Rate & { month: string })[];
  byWeekday: (Rate & { weekday: number })[];
  byMulligans: (Rate & { mulligans: number })[];
  eliminated: (Who & { count: number })[];
  eliminatedBy: (Who & { count: number })[];
  records: Records;
}

export interface GroupStats extends Lengths {
  games: number;
  members: (Who &
    Rate & {
      private: boolean;
      streak: number;
      longestStreak: number;
      averagePlacement: number | null;
    })[];
  matrix: (Facing & { userId: string; otherId: string })[];
  bySeat: (Rate & { seat: number })[];
  byPodSize: { seats: number; games: number }[];
  byFormat: { formatId: string; games: number }[];
  byColors: (Rate & { colors: string[] })[];
  byBracket: (Rate & { bracket: number | null })[];
  byCommander: (Rate & { commanders: string[] })[];
  byEndReason: { endReason: EndReason | null; games: number }[];
  byMonth: { month: string; games: number }[];
  byWeekday: { weekday: number; games: number }[];
  records: Records<Who>;
  hidden: number;
}

interface VersusDeck {
  deckId: string | null;
  name: string | null;
}

export interface Versus extends Facing {
  mine: Rate;
  theirs: Rate;
  streak: number;
  eliminations: { mine: number; theirs: number };
  byFormat: (Facing & { formatId: string })[];
  byDeck: (Facing & { mine: VersusDeck; theirs: VersusDeck })[];
  byMonth: (Facing & { month: string })[];
  last: {
    gameId: string;
    playedAt: string;
    myPlacement: number;
    theirPlacement: number;
    seats: number;
  }[];
}

export type FormatRating = Rating & { formatId: string };

export interface UserStats {
  stats: Stats;
  ratings: FormatRating[];
}

export interface PlaysLike {
  bracket: number;
  chance: number;
  chances: number[];
  declared: number | null;
  games: number;
  sure: "barely" | "fairly" | "very";
}

export interface DeckStats {
  stats: Stats;
  sinceChange: (Rate & { since: string }) | null;
  rating: Rating | null;
  playsLike: PlaysLike | null;
}

export interface LeaderboardRow {
  rank: number;
  userId: string | null;
  deckId: string | null;
  name: string;
  username: string | null;
  firstname: string | null;
  picture: string | null;
  colors: string[] | null;
  ownerId: string | null;
  private: boolean;
  rating: Rating;
  change: number | null;
  lastPlayed: string;
  rate: number | null;
  low: number | null;
  high: number | null;
}

export interface Leaderboard {
  players: LeaderboardRow[];
  decks: LeaderboardRow[];
  hidden: number;
  counting: boolean;
}

interface Scope {
  playgroupId: string | null;
  formatId: string | null;
}

export interface RatingChange {
  scope: Scope;
  userId: string | null;
  deckId: string | null;
  gameId: string;
  playedAt: string;
  before: { value: number; band: number };
  after: { value: number; band: number };
  change: number;
  others: number;
  seats: number;
  placement: number;
  beaten: number;
  tied: number;
  gamesLeft: number;
}

export interface RatingHistory {
  scope: Scope;
  points: RatingChange[];
}
