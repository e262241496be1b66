import { expect, test } from "vitest";
import { ago } from "./ago";

const now = Date.parse("2026-11-15T12:00:00Z");
const before = (minutes: number) => new Date(now - minutes * 60_000).toISOString();

test.each([
  [0, "now"],
  [5, "5 minutes ago"],
  [61, "1 hour ago"],
  [24 * 60, "yesterday"],
  [29 * 24 * 60, "29 days ago"],
  [45 * 24 * 60, "last month"],
  [364 * 24 * 60, "last year"],
  [800 * 24 * 60, "2 years ago"],
])("%i minutes are told roughly", (minutes, words) => {
  expect(ago(before(minutes), "en", now)).toBe(words);
});

test("a clock that runs ahead is no future, and French says it its own way", () => {
  expect(ago(before(-3), "en", now)).toBe("now");
  expect(ago(before(24 * 60), "fr", now)).toBe("hier");
});
