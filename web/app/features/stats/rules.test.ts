import { expect, test } from "vitest";
import { formOf, trendOf } from "~/components/stats/answers/form";
import { paceOf } from "~/components/stats/answers/pace";
import { wilson } from "~/components/stats/wilson";
import { aGame, aSeat } from "../../../tests/games";
import { aRate } from "../../../tests/stats";
import { colorRates } from "./colors";
import { timedGames } from "./lengths";

const month = (name: string, games: number, wins: number) => ({
  ...aRate(games, wins),
  month: name,
});

test("form adds up wins above expected, also over months without games", () => {
  const form = formOf([month("2026-01", 8, 4), month("2026-03", 4, 0)]);
  expect(form.map(({ month, games, above }) => [month, games, above])).toEqual([
    ["2026-01", 8, 2],
    ["2026-02", 0, 2],
    ["2026-03", 4, 1],
  ]);
  // √(8 · ¼ · ¾) and then of twelve, at 95%.
  expect(form.map(({ luck }) => luck.toFixed(2))).toEqual(["2.40", "2.40", "2.94"]);
  expect(formOf([])).toEqual([]);
});

test("form is compared with before only where both have games enough", () => {
  expect(trendOf([])).toBeNull();
  expect(trendOf([month("2026-01", 40, 10)])).toBeNull();
  expect(trendOf([month("2026-01", 9, 2), month("2026-02", 30, 8)])).toBeNull();
  expect(trendOf([month("2026-01", 10, 2), month("2026-02", 10, 3)])).toMatchObject({
    since: "2026-02",
    kind: "steady",
  });
});

test.each([
  ["rising", 8, 20],
  ["falling", 20, 2],
  ["steady", 12, 12],
] as const)("%s: from %i of 40 to %i of 40", (kind, before, recent) => {
  const trend = trendOf([
    month("2026-01", 20, before / 2),
    month("2026-02", 20, before / 2),
    month("2026-03", 40, recent),
  ]);
  expect(trend).toMatchObject({ kind, since: "2026-03" });
  expect(trend?.before).toBeCloseTo(before / 40 - 0.25);
  expect(trend?.recent).toBeCloseTo(recent / 40 - 0.25);
});

test("recent are the latest months with a third of the games", () => {
  const months = ["01", "02", "03", "04", "05", "06"].map((name) => month(`2026-${name}`, 10, 3));
  expect(trendOf(months)?.since).toBe("2026-05");
});

const november = new Date(2026, 10, 15);
const played = (...counts: [string, number][]) =>
  counts.map(([name, games]) => month(name, games, 0));

test("full months of this year against the same of last year", () => {
  const months = played(
    ["2024-12", 9],
    ["2025-01", 5],
    ["2025-10", 6],
    ["2025-11", 40],
    ["2026-01", 3],
    ["2026-10", 20],
    ["2026-11", 30],
  );
  expect(paceOf(months, november)).toEqual({
    year: 2026,
    from: "2026-01",
    until: "2026-10",
    games: 23,
    gamesBefore: 11,
  });
});

test("who began in June is compared from June on", () => {
  const months = played(["2025-06", 5], ["2025-11", 1], ["2026-02", 9], ["2026-07", 7]);
  expect(paceOf(months, november)).toMatchObject({
    from: "2026-06",
    games: 7,
    gamesBefore: 5,
  });
});

test("January looks back on the last two years; without a year before there is nothing", () => {
  const january = new Date(2027, 0, 5);
  const months = played(["2025-02", 4], ["2026-12", 6], ["2027-01", 2]);
  expect(paceOf(months, january)).toMatchObject({ year: 2026, from: "2026-02", until: "2026-12" });
  expect(paceOf(played(["2026-02", 4]), november)).toBeNull();
  expect(paceOf(played(["2025-11", 4]), november)).toBeNull();
  expect(paceOf([], november)).toBeNull();
});

test("a game counts for each color of its deck, and colorless for itself", () => {
  const rates = colorRates([
    { ...aRate(10, 4, 1), colors: ["U", "W"] },
    { ...aRate(6, 0), colors: ["U"], expected: 0.5 },
    { ...aRate(2, 1), colors: [] },
  ]);
  const of = (color: string) => rates.find((one) => one.color === color)?.rate;
  expect(rates.map(({ color, rate }) => `${color}${rate.games}`).join(" ")).toBe(
    "W10 U16 B0 R0 G0 C2",
  );
  expect(of("U")).toEqual({
    games: 16,
    wins: 4,
    draws: 1,
    rate: 0.25,
    ...wilson(4, 16),
    expected: 5.5 / 16,
  });
  expect(of("B")?.rate).toBeNull();
});

const lasting = (id: string, minutes: number, more = {}) =>
  aGame(id, {
    startedAt: new Date(Date.parse("2026-11-15T20:00:00Z") - minutes * 60_000).toISOString(),
    ...more,
  });

test("only my games whose clock was stopped have a length", () => {
  const games = [
    lasting("long", 90),
    lasting("short", 40, { seats: [aSeat(1, { placement: 2 }), aSeat(2, { placement: 1 })] }),
    lasting("drawn", 50, { seats: [aSeat(1, { placement: 1 }), aSeat(2, { placement: 1 })] }),
    lasting("forgotten", 25 * 60),
    lasting("at once", 0),
    lasting("not mine", 60, { seats: [aSeat(2), aSeat(3)] }),
    aGame("untimed"),
  ];
  const timed = timedGames(games, "user-1", {});
  expect(timed.map(({ id, minutes, won }) => [id, minutes, won])).toEqual([
    ["short", 40, false],
    ["drawn", 50, false],
    ["long", 90, true],
  ]);
});

test("lengths follow the filters that lists of games lack", () => {
  const games = [
    lasting("mine", 60, { seats: [aSeat(1, { deckId: "d" }), aSeat(2)] }),
    lasting("theirs", 60, { seats: [aSeat(1), aSeat(3, { deckId: "d" })] }),
  ];
  const ids = (query: object) => timedGames(games, "user-1", query).map(({ id }) => id);
  expect(ids({ deckid: "d" })).toEqual(["mine"]);
  expect(ids({ opponentid: "user-3" })).toEqual(["theirs"]);
  expect(ids({ from: Date.parse("2026-11-16T00:00:00Z") })).toEqual([]);
});
