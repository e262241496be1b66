import type {
  DeckRate,
  GroupStats,
  LeaderboardRow,
  OpponentRate,
  Rate,
  Stats,
} from "~/lib/api/types";

/** So many won of so many in pods of four; the interval is near enough for what is shown. */
export function aRate(games: number, wins: number, draws = 0): Rate {
  if (games === 0) return { games, wins, draws, rate: null, low: null, high: null, expected: null };
  const rate = wins / games;
  const off = 1 / Math.sqrt(games);
  const [low, high] = [Math.max(0, rate - off), Math.min(1, rate + off)];
  return { games, wins, draws, rate, low, high, expected: 0.25 };
}

/** Stats of which nothing is known but how many games were won. */
export const someStats = (games: number, wins: number, more: Partial<Stats> = {}): Stats => ({
  ...aRate(games, wins),
  streak: 0,
  longestStreak: 0,
  averageMinutes: null,
  timedGames: 0,
  averageTurns: null,
  turnedGames: 0,
  averagePlacement: games === 0 ? null : 2.5,
  firstOut: 0,
  eliminations: { made: 0, suffered: 0, knownGames: 0 },
  byDeck: [],
  byFormat: [],
  byBracket: [],
  bySeat: [],
  byPodSize: [],
  byColors: [],
  byCommander: [],
  byOpponent: [],
  byEndReason: [],
  byMonth: [],
  byWeekday: [],
  byMulligans: [],
  eliminated: [],
  eliminatedBy: [],
  records: { longestStreak: null, fastestWin: null, longestGame: null, biggestComeback: null },
  partial: false,
  ...more,
});

const somebody = { guestName: null, picture: null };

export const anOpponent = (
  name: string,
  games: number,
  ahead: number,
  behind: number,
): OpponentRate => ({
  ...somebody,
  ...aRate(games, ahead),
  userId: name,
  username: name,
  firstname: name,
  ahead,
  behind,
  level: games - ahead - behind,
});

export const aDeckRate = (name: string | null, games: number, wins: number): DeckRate => ({
  ...aRate(games, wins),
  deckId: name,
  name,
  colors: ["U", "W"],
});

/** A player on a group's leaderboard. */
export const aRow = (
  id: string,
  rank: number,
  value: number,
  more: Partial<LeaderboardRow> = {},
): LeaderboardRow => ({
  rank,
  userId: id,
  deckId: null,
  name: id,
  username: id,
  firstname: id,
  picture: null,
  colors: null,
  ownerId: null,
  private: false,
  rating: {
    value,
    band: 86,
    sure: value - 129,
    games: 40,
    wins: 12,
    draws: 1,
    settled: false,
    gamesLeft: 4,
  },
  change: 14,
  lastPlayed: "2026-11-14T21:00:00Z",
  rate: 0.3,
  low: 0.18,
  high: 0.45,
  ...more,
});

/** A group's stats of which nothing is known but how these members did. */
export const someGroupStats = (
  members: Record<string, Rate>,
  more: Partial<GroupStats> = {},
): GroupStats => ({
  games: 40,
  averageMinutes: null,
  timedGames: 0,
  averageTurns: null,
  turnedGames: 0,
  members: Object.entries(members).map(([id, rate]) => ({
    ...somebody,
    ...rate,
    userId: id,
    username: id,
    firstname: id,
    private: false,
    streak: 2,
    longestStreak: 4,
    averagePlacement: 2.4,
  })),
  matrix: [],
  bySeat: [],
  byPodSize: [],
  byFormat: [],
  byColors: [],
  byBracket: [],
  byCommander: [],
  byEndReason: [],
  byMonth: [],
  byWeekday: [],
  records: { longestStreak: null, fastestWin: null, longestGame: null, biggestComeback: null },
  hidden: 0,
  ...more,
});
