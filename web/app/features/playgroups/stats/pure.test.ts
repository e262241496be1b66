import { describe, expect, test } from "vitest";
import type { LeaderboardRow } from "~/lib/api/types";
import { rangeOf, rateOf } from "./board";
import { matrixOf, shareOf } from "./matrix";
import { formOf, freshSeason, problemsOf, seasonBody } from "./season";

const row = (value: number, band: number) =>
  ({
    rating: { value, band, sure: value - band, games: 4, wins: 1, draws: 1 },
    rate: 0.25,
    low: 0.05,
    high: 0.7,
  }) as LeaderboardRow;

describe("the leaderboard", () => {
  test("has one scale for all, with the start on it", () => {
    expect(rangeOf([row(1100, 50), row(1040, 20)])).toEqual([1000, 1150]);
    expect(rangeOf([row(900, 200)])).toEqual([700, 1100]);
    expect(rangeOf([])).toEqual([1000, 1000]);
  });

  test("makes a rate from its games, without an expectation", () => {
    expect(rateOf(row(1000, 1))).toEqual({
      games: 4,
      wins: 1,
      draws: 1,
      rate: 0.25,
      low: 0.05,
      high: 0.7,
      expected: null,
    });
  });
});

describe("who beats whom", () => {
  const members = [
    { userId: "ada", games: 3 },
    { userId: "ben", games: 9 },
    { userId: "new", games: 0 },
  ] as never;
  const matrix = [
    { userId: "ada", otherId: "ben", games: 3, ahead: 2, behind: 0, level: 1 },
    { userId: "ben", otherId: "ada", games: 3, ahead: 0, behind: 2, level: 1 },
  ];

  test("has a row for each player who met an opponent, most games first", () => {
    const { people, of } = matrixOf({ members, matrix });
    expect(people.map(({ id }) => id)).toEqual(["ben", "ada"]);
    expect(of("ada", "ben")?.ahead).toBe(2);
    expect(of("ben", "ada")?.behind).toBe(2);
    expect(of("ada", "new")).toBeNull();
  });

  test("shares level games by half", () => {
    expect(shareOf({ games: 3, ahead: 2, behind: 0, level: 1 })).toBeCloseTo(5 / 6);
    expect(shareOf({ games: 2, ahead: 0, behind: 0, level: 2 })).toBe(0.5);
  });
});

describe("a season", () => {
  const autumn = { name: " Autumn ", from: "2026-09-01", until: "2026-11-30" };

  test("lasts from the first moment of its first day until its last day is over", () => {
    const body = seasonBody(autumn);
    expect(body.name).toBe("Autumn");
    expect(body.from).toBe(new Date(2026, 8, 1).toISOString());
    expect(body.until).toBe(new Date(2026, 11, 1).toISOString());
    expect(formOf({ id: "s", ...body })).toEqual({ ...autumn, name: "Autumn" });
  });

  test("goes on while it has no last day", () => {
    expect(seasonBody({ ...autumn, until: "" }).until).toBeNull();
    expect(freshSeason(new Date(2026, 10, 15))).toEqual({
      name: "",
      from: "2026-11-15",
      until: "",
    });
  });

  test("of one day is one", () => {
    const day = { ...autumn, until: autumn.from };
    expect(problemsOf(day)).toEqual({});
    expect(seasonBody(day).until).toBe(new Date(2026, 8, 2).toISOString());
  });

  test("needs a name, a first day, and its days in order", () => {
    expect(problemsOf({ name: " ", from: "", until: "" })).toEqual({
      name: "required",
      from: "noDay",
    });
    expect(problemsOf({ ...autumn, until: "2026-08-31" })).toEqual({ until: "turned" });
    expect(problemsOf({ ...autumn, name: "x".repeat(61) })).toEqual({ name: "tooLong" });
  });
});
