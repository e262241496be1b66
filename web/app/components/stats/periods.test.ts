import { expect, test } from "vitest";
import { periodOf, presetPeriod, spanOf } from "./periods";
import { statsQuery } from "./use-stats-filters";

const at = (year: number, month: number, day: number) => new Date(year, month - 1, day).getTime();

test("both days count in: until is the beginning of the day after", () => {
  expect(spanOf({ from: "2026-02-27", until: "2026-02-28" })).toEqual({
    from: at(2026, 2, 27),
    until: at(2026, 3, 1),
  });
  expect(spanOf({ from: "2026-05-05", until: "2026-05-05" })).toEqual({
    from: at(2026, 5, 5),
    until: at(2026, 5, 6),
  });
});

test.each([
  ["2026-02-30", undefined],
  ["yesterday", undefined],
  ["20260101", undefined],
  ["2026-01-01' or 1", undefined],
])("%s is no day and is left out", (from) => expect(spanOf({ from })).toEqual({}));

test("an end before the beginning is left out", () => {
  expect(spanOf({ from: "2026-03-02", until: "2026-03-01" })).toEqual({ from: at(2026, 3, 2) });
});

test("names of times, by the days they mean", () => {
  const now = new Date(2026, 0, 15, 23, 59);
  expect(presetPeriod("days30", now)).toEqual({ from: "2025-12-17" });
  expect(presetPeriod("lastYear", now)).toEqual({ from: "2025-01-01", until: "2025-12-31" });
});

test("a season of the server's as days, its end not counted in", () => {
  const [from, until] = [new Date(2026, 0, 1), new Date(2026, 3, 1)].map((day) =>
    day.toISOString(),
  );
  expect(periodOf(from ?? "", until ?? "")).toEqual({ from: "2026-01-01", until: "2026-03-31" });
  expect(periodOf(from ?? "", null)).toEqual({ from: "2026-01-01" });
});

test("filters by the API's names", () => {
  expect(statsQuery({ format: "f", opponent: "o", deck: "d", from: "2026-01-01" })).toMatchObject({
    formatid: "f",
    opponentid: "o",
    deckid: "d",
    from: at(2026, 1, 1),
    tz: Intl.DateTimeFormat().resolvedOptions().timeZone,
    offset: 0 - new Date().getTimezoneOffset(),
  });
});
