import { expect, test } from "vitest";
import { statsFormat } from "./format";

const en = statsFormat("en");
const fr = statsFormat("fr");
/** Narrow and wide spaces that do not break, as plain ones. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");

test("numbers and shares are written as each language does", () => {
  expect([en.number(12345), en.percent(0.424), en.decimal(2.25)]).toEqual(["12,345", "42%", "2.3"]);
  expect([fr.number(12345), fr.percent(0.424), fr.decimal(2.25)].map(plain)).toEqual([
    "12 345",
    "42 %",
    "2,3",
  ]);
  expect(en.interval(0.206, 1)).toBe("21–100%");
  expect(plain(fr.interval(0.206, 1))).toBe("21–100 %");
});

test("a change has its sign with a true minus, and zero has none", () => {
  expect([31, -4, 0].map(en.signed)).toEqual(["+31", "−4", "0"]);
});

test.each([
  [45, "45m"],
  [60, "1h"],
  [74.6, "1h 15m"],
  [75_000, "1,250h"],
])("%d minutes read as %s", (minutes, text) => expect(en.minutes(minutes)).toBe(text));

test("months and weekdays by their names, wherever the reader is", () => {
  expect([
    en.month("2026-11"),
    en.monthTick("2026-11"),
    en.monthTick("2027-01"),
    en.dayTick(new Date(2026, 10, 15, 12).toISOString()),
    en.monthYear("2026-11-15T20:00:00Z"),
  ]).toEqual(["November 2026", "Nov", "2027", "Nov 15", "Nov 26"]);
  expect([fr.month("2026-08"), fr.weekday(1), en.weekday(7), en.weekdayTick(7)]).toEqual([
    "août 2026",
    "lundi",
    "Sunday",
    "Sun",
  ]);
});
