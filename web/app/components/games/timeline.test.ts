import { describe, expect, test } from "vitest";
import { aGame, aSeat, aSet } from "../../../tests/games";
import { byPlace, isDraw, minutesOf, nameOf, winnersOf } from "./result";
import { byDay, dayOf, heightOf, listedSeats, timeline } from "./timeline";

/** Noon of a day where the reader is, so that the tests hold in every time zone. */
const noon = (day: number, minutes = 0) => new Date(2026, 10, day, 12, minutes).toISOString();

describe("a timeline", () => {
  const games = [
    aGame("d", { endedAt: noon(15, 40) }),
    aGame("c", { endedAt: noon(15, 30), setId: "s" }),
    aGame("b", { endedAt: noon(15, 20) }),
    aGame("a", { endedAt: noon(14), setId: "s" }),
  ];

  test("has a set as one entry, where its newest game stands, oldest game first", () => {
    const entries = timeline(games, [aSet("s")]);
    expect(entries.map(({ id }) => id)).toEqual(["d", "s", "b"]);
    const [, set] = entries;
    expect(set?.kind === "set" && set.games.map(({ id }) => id)).toEqual(["a", "c"]);
  });

  test("shows a game by itself while its set is not known", () => {
    expect(timeline(games, []).map(({ id }) => id)).toEqual(["d", "c", "b", "a"]);
  });

  test("goes by the reader's days", () => {
    const days = byDay(timeline(games, []));
    expect(days.map(({ day, entries }) => [day, entries.length])).toEqual([
      ["2026-11-15", 3],
      ["2026-11-14", 1],
    ]);
    expect(dayOf(new Date(2026, 0, 5, 0, 1).toISOString())).toBe("2026-01-05");
  });
});

describe("a result", () => {
  test("has no winner in a draw, and two in a shared win", () => {
    const all = [1, 2, 3].map((seat) => aSeat(seat, { placement: 1 }));
    expect(isDraw(all)).toBe(true);
    expect(winnersOf(all)).toEqual([]);
    const shared = [all[0], all[1], aSeat(3)].filter((seat) => seat !== undefined);
    expect(winnersOf(shared).map(({ seat }) => seat)).toEqual([1, 2]);
  });

  test("stands by place, then by turn order", () => {
    const seats = [
      aSeat(1, { placement: 2 }),
      aSeat(2, { placement: 2 }),
      aSeat(3, { placement: 1 }),
    ];
    expect(byPlace(seats).map(({ seat }) => seat)).toEqual([3, 1, 2]);
  });

  test("knows its length where the start is known", () => {
    const startedAt = "2026-11-15T18:58:40Z";
    expect(minutesOf(aGame("a", { startedAt }))).toBe(61);
    expect(minutesOf(aGame("a"))).toBeNull();
  });

  test("calls people by their first name, guests by theirs", () => {
    expect(nameOf(aSeat(1, { firstname: "Ada" }))).toBe("Ada");
    expect(nameOf(aSeat(1, { firstname: null, username: null, guestName: "Bo" }))).toBe("Bo");
  });
});

describe("the height of an entry that is not in sight", () => {
  const withSeats = (count: number) =>
    aGame("g", { seats: Array.from({ length: count }, (_, at) => aSeat(at + 1)) });
  const height = (count: number) => {
    const [entry] = timeline([withSeats(count)], []);
    return entry ? heightOf(entry) : 0;
  };

  test("grows by a row with each player who has one", () => {
    expect(height(4) - height(3)).toBeCloseTo(1.75);
    expect(listedSeats(withSeats(5).seats)).toHaveLength(5);
    expect(listedSeats(withSeats(9).seats)).toHaveLength(4);
    expect(height(9)).toBe(height(6));
  });
});
