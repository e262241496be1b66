import { describe, expect, test } from "vitest";
import type { Game, GroupStats, LeaderboardRow } from "~/lib/api/types";
import { aGame, aSeat } from "../../../../tests/games";
import { aPlaygroup } from "../../../../tests/people";
import { aRow } from "../../../../tests/stats";
import { bandAfterGame, gamesToTell, isApart, mostGames } from "./games-to-tell";
import { gamesRead, longestPause, nightLeaders, nightOf } from "./night";
import { ownPlaceOf } from "./own-place";
import { fewestMeetings, mayHaveRivalry, rivalryOf } from "./rivalry";
import { fewestGames, sentenceOf } from "./sentence";

const rated = (value: number, band: number, games = 52): LeaderboardRow["rating"] => ({
  ...aRow("x", 1, value).rating,
  band,
  sure: Math.round(value - 1.5 * band),
  games,
});
const player = (id: string, rank: number, value: number, band = 100, games = 52): LeaderboardRow =>
  aRow(id, rank, value, { rating: rated(value, band, games) });
const member = (id: string, rate: number, low: number, expected = 0.29) =>
  ({ userId: id, games: 52, rate, low, expected }) as GroupStats["members"][number];

describe("who is ahead", () => {
  // √(100² + 100²) is 141.4: so far two ratings with a band of 100 must be apart.
  const [near, far] = [
    [player("ada", 1, 1141), player("ben", 2, 1000)],
    [player("ada", 1, 1142), player("ben", 2, 1000)],
  ];
  const proven = [member("ada", 0.48, 0.3)];

  test("is not said of nobody, nor of one alone", () => {
    expect(sentenceOf([], [])).toBeNull();
    expect(sentenceOf([player("ada", 1, 1200)], proven)).toEqual({ kind: "alone" });
  });

  test("is too early to say before both of the first two have five games", () => {
    const of = (first: number, second: number) =>
      sentenceOf([player("ada", 1, 1200, 100, first), player("ben", 2, 900, 100, second)], proven);
    expect(of(52, fewestGames - 1)).toEqual({ kind: "early", games: 1 });
    expect(of(2, 52)).toEqual({ kind: "early", games: 3 });
    expect(of(fewestGames, fewestGames)?.kind).toBe("clear");
  });

  test("is a tie where the first rank is shared, whoever of them is listed first", () => {
    const level = [player("ada", 1, 1100), player("ben", 1, 1100), player("cleo", 1, 1100)];
    const sentence = sentenceOf([...level, player("dan", 4, 900)], proven);
    expect(sentence).toEqual({ kind: "tie", players: level });
  });

  test("is clear just beyond the band of the difference, and not at it", () => {
    expect(isApart(5, 3, 4)).toBe(false);
    expect(isApart(5.01, 3, 4)).toBe(true);
    expect(sentenceOf(near ?? [], proven)?.kind).toBe("contested");
    expect(sentenceOf(far ?? [], proven)).toEqual({
      kind: "clear",
      leader: far?.[0],
      proof: "wins",
      rate: { games: 52, rate: 0.48, expected: 0.29 },
    });
  });

  test("is borne out by wins only where the whole likely range lies above what was expected", () => {
    const proofOf = (rate: number, low: number) => {
      const sentence = sentenceOf(far ?? [], [member("ada", rate, low)]);
      return sentence?.kind === "clear" ? sentence.proof : sentence?.kind;
    };
    expect(proofOf(0.48, 0.2901)).toBe("wins");
    expect(proofOf(0.48, 0.29)).toBe("likely");
    expect(proofOf(0.2901, 0.2)).toBe("likely");
    expect(proofOf(0.29, 0.2)).toBe("places");
    expect(proofOf(0.1, 0.05)).toBe("places");
  });

  test("is too close to call where neither rating nor wins decide", () => {
    const sentence = sentenceOf(near ?? [], [member("ada", 0.38, 0.26)]);
    expect(sentence).toMatchObject({ kind: "close", leader: near?.[0], other: near?.[1] });
  });

  test("is too close to call where the second is rated higher and less surely", () => {
    const players = [player("ada", 1, 1100, 200), player("ben", 2, 1150, 400)];
    expect(sentenceOf(players, [member("ada", 0.3, 0.2)])?.kind).toBe("close");
  });

  test("is not said without the leader's rate", () => {
    expect(sentenceOf(far ?? [], [member("ben", 0.3, 0.2)])).toBeNull();
    const unknown = { ...member("ada", 0.3, 0.2), rate: null, low: null, expected: null };
    expect(sentenceOf(far ?? [], [unknown])).toBeNull();
  });
});

describe("games that would tell", () => {
  const bandAfter = (band: number, games: number): number =>
    games === 0 ? band : bandAfter(bandAfterGame(band), games - 1);

  test("narrow a newcomer's band as the server's do: twenty until it is settled", () => {
    const [newcomer, settled] = [(80 * 25) / 3, 80 * 6];
    expect(bandAfter(newcomer, 19)).toBeGreaterThan(settled);
    expect(bandAfter(newcomer, 20)).toBeLessThanOrEqual(settled);
  });

  test("are counted until the bands are narrower than the gap, and no longer", () => {
    const gap = Math.hypot(bandAfter(300, 12), bandAfter(320, 12)) + 0.001;
    expect(gamesToTell(gap, 300, 320)).toBe(12);
    expect(gamesToTell(-gap, 300, 320)).toBe(12);
    expect(gamesToTell(Math.hypot(300, 320), 300, 320)).toBe(1);
  });

  test("are not foretold beyond a hundred, nor where there is no gap", () => {
    const gap = Math.hypot(bandAfter(300, mostGames), bandAfter(300, mostGames));
    expect(gamesToTell(gap + 0.001, 300, 300)).toBe(mostGames);
    expect(gamesToTell(gap, 300, 300)).toBeNull();
    expect(gamesToTell(0, 300, 300)).toBeNull();
  });
});

describe("my place", () => {
  const board = [
    player("ada", 1, 1200),
    player("ben", 2, 1100),
    player("cleo", 2, 1100),
    player("dan", 4, 1090),
  ];
  const placeOf = (me: string, players = board) => ownPlaceOf(players, me).place;

  test("has the distance to the next above, in points", () => {
    expect(placeOf("dan")).toEqual({
      kind: "behind",
      rank: 4,
      points: 10,
      next: board[2],
      level: [],
    });
    expect(placeOf("ben")).toMatchObject({ rank: 2, points: 100, next: board[0] });
    expect(placeOf("ben")).toMatchObject({ level: [board[2]] });
  });

  test("at the top has the distance to the next below, or who shares it", () => {
    expect(placeOf("ada")).toEqual({ kind: "first", points: 100, next: board[1] });
    const level = [player("ada", 1, 1200), player("ben", 1, 1200)];
    expect(placeOf("ada", level)).toEqual({ kind: "shared", level: [level[1]] });
    expect(placeOf("ada", board.slice(0, 1))).toEqual({ kind: "only" });
  });

  test("is missing without a rating", () => {
    expect(ownPlaceOf(board, "eve")).toEqual({ row: undefined, place: { kind: "missing" } });
    expect(placeOf("eve", [])).toEqual({ kind: "missing" });
  });
});

describe("the last night", () => {
  const end = Date.parse("2026-11-15T01:00:00Z");
  const seats = (...order: string[]) =>
    order.map((id, at) => aSeat(at + 1, { userId: id, username: id, firstname: id }));
  /** A game that ended so long before the last one. */
  const game = (before: number, ...order: string[]) =>
    aGame(`${before}`, {
      endedAt: new Date(end - before).toISOString(),
      seats: seats(...order),
    });
  const hour = 3_600_000;
  const everybody = () => true;

  test("goes back over midnight until a pause of more than six hours", () => {
    const games = [
      game(0, "ada", "ben"),
      game(2 * hour, "ben", "ada"),
      game(2 * hour + longestPause, "ada", "ben"),
      game(2 * hour + 2 * longestPause + 1, "ben", "ada"),
    ];
    const night = nightOf({ games, next: 1 }, everybody);
    expect(night).toMatchObject({ at: games[2]?.endedAt, games: 3, whole: true, others: 0 });
    expect(night?.winners.map(({ key, wins }) => [key, wins])).toEqual([
      ["ada", 2],
      ["ben", 1],
    ]);
  });

  test("is nothing without games, and not whole where more games may belong to it", () => {
    expect(nightOf({ games: [], next: null }, everybody)).toBeNull();
    const games = Array.from({ length: gamesRead }, (_, at) => game(at * hour, "ada", "ben"));
    expect(nightOf({ games, next: 1 }, everybody)?.whole).toBe(false);
    expect(nightOf({ games, next: null }, everybody)?.whole).toBe(true);
  });

  test("is won by who won most, unless somebody else may have won as many", () => {
    const leaders = (
      games: Game[],
      isShown: (id: string) => boolean = everybody,
      next: number | null = null,
    ) => {
      const night = nightOf({ games, next }, isShown);
      return night && nightLeaders(night).map(({ key }) => key);
    };
    const [two, tie] = [
      [game(0, "ada", "ben"), game(hour, "ben", "ada"), game(2 * hour, "ada", "ben")],
      [game(0, "ada", "ben"), game(hour, "ben", "ada")],
    ];
    expect(leaders(two)).toEqual(["ada"]);
    expect(leaders(tie)).toEqual(["ada", "ben"]);
    expect(leaders(two, (id) => id !== "ben")).toEqual(["ada"]);
    expect(leaders(tie, (id) => id !== "ben")).toEqual([]);
    expect(leaders(two, everybody, 1)).toEqual([]);
  });

  test("counts draws for nobody, and a shared win for each", () => {
    const drawn = aGame("drawn", {
      seats: seats("ada", "ben").map((seat) => ({ ...seat, placement: 1 })),
    });
    const shared = aGame("shared", {
      seats: seats("ada", "ben", "cleo").map((seat, at) => ({
        ...seat,
        placement: at < 2 ? 1 : 3,
      })),
    });
    const night = nightOf({ games: [drawn, shared], next: null }, everybody);
    expect(night?.draws).toBe(1);
    expect(night?.winners.map(({ key, wins }) => [key, wins])).toEqual([
      ["ada", 1],
      ["ben", 1],
    ]);
  });

  test("names guests as one, whatever the case, and neither who is hidden nor who is gone", () => {
    const won = (before: number, seat: Parameters<typeof aSeat>[1]) => ({
      ...game(before, "ada", "ben"),
      seats: [
        aSeat(1, { username: null, firstname: null, ...seat }),
        ...seats("ben").map((one) => ({ ...one, seat: 2, placement: 2 })),
      ],
    });
    const games = [
      won(0, { userId: null, guestName: "Zoé" }),
      won(1, { userId: null, guestName: "zoe" }),
      won(2, { userId: "private" }),
      won(3, { userId: null }),
    ];
    const night = nightOf({ games, next: null }, (id) => id !== "private");
    expect(night?.winners.map(({ key, wins }) => [key, wins])).toEqual([["guest-zoe", 2]]);
    expect(night?.others).toBe(2);
  });

  test("names three winners, and counts the wins of the rest", () => {
    const games = ["ada", "ben", "ben", "cleo", "dan", "eve"].map((id, at) => game(at, id, "x"));
    const night = nightOf({ games, next: null }, everybody);
    expect(night?.winners.map(({ key }) => key)).toEqual(["ben", "ada", "cleo"]);
    expect(night?.others).toBe(2);
  });
});

describe("the rivalry of the month", () => {
  const met = (userId: string, otherId: string, ahead: number, behind: number, level = 0) => [
    { userId, otherId, games: ahead + behind + level, ahead, behind, level },
    {
      userId: otherId,
      otherId: userId,
      games: ahead + behind + level,
      ahead: behind,
      behind: ahead,
      level,
    },
  ];
  const rivals = (...matrix: GroupStats["matrix"]) => {
    const found = rivalryOf(matrix);
    return found && [found.userId, found.otherId, found.ahead, found.behind];
  };

  test("needs four meetings that one of the two decided", () => {
    expect(rivals()).toBeNull();
    expect(rivals(...met("ada", "ben", 2, 1, 9))).toBeNull();
    expect(rivals(...met("ada", "ben", 2, 2))).toEqual(["ada", "ben", 2, 2]);
  });

  test("leaves at least a third to who is behind, and names who is ahead first", () => {
    expect(rivals(...met("ada", "ben", 5, 2))).toBeNull();
    expect(rivals(...met("ada", "ben", 2, 4))).toEqual(["ben", "ada", 4, 2]);
  });

  test("is where who is behind won most, then where the two are closest", () => {
    const [even, long, uneven] = [met("a", "b", 3, 3), met("c", "d", 6, 4), met("e", "f", 5, 4)];
    expect(rivals(...even, ...long)).toEqual(["c", "d", 6, 4]);
    expect(rivals(...even, ...long, ...uneven)).toEqual(["e", "f", 5, 4]);
    expect(rivals(...met("a", "b", 4, 4), ...met("c", "d", 4, 4))).toEqual(["a", "b", 4, 4]);
  });

  test("is not asked for where there cannot be one", () => {
    const now = Date.parse("2026-11-15T00:00:00Z");
    const group = aPlaygroup("g", { membersCount: 2, gamesCount: fewestMeetings });
    expect(mayHaveRivalry(group, now)).toBe(true);
    expect(mayHaveRivalry({ ...group, membersCount: 1 }, now)).toBe(false);
    expect(mayHaveRivalry({ ...group, gamesCount: fewestMeetings - 1 }, now)).toBe(false);
    expect(mayHaveRivalry({ ...group, lastActivity: "2026-10-01T00:00:00Z" }, now)).toBe(false);
  });
});
